import { expect, practice, test } from '../support/site'

test.describe('The page, from top to bottom', () => {
  test.beforeEach(({ page }) => page.goto('/'))

  test('has what the specification asks for, section by section', async ({ page }) => {
    await test.step('the header has the links Home, Services and Contact, and Book Session', async () => {
      const header = page.getByRole('navigation', { name: 'Main' })
      await expect(header.getByRole('link')).toHaveText(['Home', 'Services', 'Contact', 'Book Session'])
      for (const name of ['Home', 'Services', 'Contact']) {
        const anchor = `#${name.toLowerCase()}`
        await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', anchor)
        await expect(page.locator(anchor)).toHaveCount(1)
      }
    })
    await test.step('the hero has the tagline as the only h1, and Start Your Journey', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Care for your mind, care for your relationships',
      )
      await expect(page.locator('#home').getByRole('link')).toHaveText(['Start Your Journey'])
    })
    await test.step('three services, each with two to four tags', async () => {
      const services = page.getByRole('region', { name: 'Services' })
      await expect(services).toHaveAttribute('id', 'services')
      await expect(services.getByRole('heading', { level: 3 })).toHaveText([
        'Individual Counseling',
        'Couples Counselling',
        'Online Sessions',
      ])
      for (const tags of await services.locator('li > ul').all()) {
        const count = await tags.getByRole('listitem').count()
        expect(count).toBeGreaterThanOrEqual(2)
        expect(count).toBeLessThanOrEqual(4)
      }
      await expect(services.locator('li > ul')).toHaveCount(3)
    })
    await test.step('Why Choose has its four points', async () => {
      const points = page.getByRole('region', { name: 'Why Choose' }).getByRole('heading', { level: 3 })
      await expect(points).toHaveText([
        'Professional Care',
        'Easy Communication',
        'Compassionate Support',
        'Personalized Approach',
      ])
    })
    await test.step('the call to action has its line and Contact Us Today', async () => {
      const section = page.getByRole('region', { name: 'Ready to Start Your Healing Journey' })
      await expect(section.getByRole('link')).toHaveText(['Contact Us Today'])
    })
    await test.step('contact has the phone, the e-mail, Facebook and Instagram', async () => {
      const contact = page.locator('section#contact')
      await expect(contact.getByRole('link', { name: practice.phone })).toHaveAttribute(
        'href',
        'tel:+442079460018',
      )
      await expect(contact.getByRole('link', { name: practice.email })).toHaveAttribute(
        'href',
        `mailto:${practice.email}`,
      )
      await expect(contact.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', practice.facebook)
      await expect(contact.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
        'href',
        practice.instagram,
      )
      await expect(contact.getByRole('heading', { name: 'Schedule a Session' })).toBeVisible()
      await expect(contact.getByText(practice.emergency)).toBeVisible()
      await expect(contact.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999')
      await expect(contact.getByText('sets no cookies and tracks nobody')).toBeVisible()
    })
    await test.step('the footer has the tagline and the copyright for 2025', async () => {
      const footer = page.getByRole('contentinfo')
      await expect(footer).toContainText('Care for your mind, care for your relationships')
      await expect(footer).toContainText(`© 2025 ${practice.name}`)
      await expect(footer.getByRole('link')).toHaveCount(0)
    })
    await test.step('the sections stand in the order of the specification, and no heading skips a level', async () => {
      const headings = await page
        .getByRole('heading')
        .evaluateAll((all) => all.map((h) => [Number(h.tagName[1]), h.textContent]))
      const titles = headings.filter(([level]) => level === 2).map(([, text]) => text)
      expect(titles).toEqual(['Services', 'Why Choose Us', 'Ready to Start Your Healing Journey', 'Contact'])
      const levels = headings.map(([level]) => level as number)
      levels.forEach((level, index) => {
        expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
      })
    })
  })

  test('every button to the form brings the contact section into view, with its heading clear of the header', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { name: 'Contact', exact: true })
    const covered = () =>
      heading.evaluate((element) => {
        const box = element.getBoundingClientRect()
        return !element.contains(document.elementFromPoint(box.x + 4, box.y + box.height / 2))
      })
    for (const name of ['Start Your Journey', 'Book Session', 'Contact Us Today']) {
      await page.goto('/')
      await page.getByRole('link', { name }).click()
      await expect(page).toHaveURL(/#contact$/)
      await expect(heading).toBeInViewport({ ratio: 1 })
      await expect.poll(covered, name).toBe(false)
    }
  })

  test('scrolling is smooth by CSS alone', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'the system Firefox cannot be told which motion is preferred')
    const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await behavior()).toBe('smooth')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await behavior()).toBe('auto')
  })
})
