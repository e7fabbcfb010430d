import { expect, formOf, test } from '../support/site'

// What a screen reader gets. Read it aloud before changing it.
test('roles, names and order of the page', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to the content":
      - /url: "#main"
    - banner:
      - link "Zoë & Sam's <Practice>":
        - /url: "#home"
      - navigation "Main":
        - list:
          - listitem:
            - link "Home":
              - /url: "#home"
          - listitem:
            - link "Services":
              - /url: "#services"
          - listitem:
            - link "Contact":
              - /url: "#contact"
        - link "Book Session":
          - /url: "#contact"
    - main:
      - region "Care for your mind, care for your relationships":
        - heading "Care for your mind, care for your relationships" [level=1]
        - paragraph: /One-on-one online counseling/
        - link "Start Your Journey":
          - /url: "#contact"
        - link "In an emergency":
          - /url: "#emergency"
        - paragraph: Reaching out is free and doesn’t commit you to anything.
      - region "Services":
        - heading "Services" [level=2]
        - paragraph
        - list:
          - listitem:
            - heading "Individual Counseling" [level=3]
            - paragraph
            - list "It can help with":
              - listitem: Worry and stress
              - listitem: Feeling low
              - listitem: Grief and loss
              - listitem: Student life
          - listitem:
            - heading "Couples Counselling" [level=3]
            - paragraph
            - list "It can help with":
              - listitem: Talking again
              - listitem: Trust
              - listitem: Big decisions
          - listitem:
            - heading "Online Sessions" [level=3]
            - paragraph
            - list "What it offers":
              - listitem: By video
              - listitem: No travel
              - listitem: A place you choose
      - region "Why Choose Us":
        - heading "Why Choose Us" [level=2]
        - list:
          - listitem:
            - heading "Professional Care" [level=3]
            - paragraph
          - listitem:
            - heading "Easy Communication" [level=3]
            - paragraph
          - listitem:
            - heading "Compassionate Support" [level=3]
            - paragraph
          - listitem:
            - heading "Personalized Approach" [level=3]
            - paragraph
      - region "Ready to Start Your Healing Journey":
        - heading "Ready to Start Your Healing Journey" [level=2]
        - paragraph
        - link "Contact Us Today":
          - /url: "#contact"
      - region "Contact":
        - heading "Contact" [level=2]
        - paragraph
        - term: Phone
        - definition:
          - link "+44 20 7946 0018":
            - /url: tel:+442079460018
        - term: Email
        - definition:
          - link "hello@zoe-and-sam.example":
            - /url: mailto:hello@zoe-and-sam.example
        - term: Find us on
        - definition:
          - link "Facebook (opens their site)":
            - /url: https://www.facebook.com/zoe-and-sam
          - link "Instagram (opens their site)":
            - /url: https://www.instagram.com/zoe.and.sam
        - term: We speak
        - definition: English, German
        - heading "In an emergency" [level=3]
        - paragraph:
          - text: In danger? Call
          - link "999":
            - /url: tel:999
          - text: now.
        - heading "Schedule a Session" [level=3]
        - form "Schedule a Session":
          - status
          - paragraph: All fields are needed; the service can stay as it is.
          - text: Name
          - textbox "Name"
          - text: Email
          - textbox "Email"
          - text: Service
          - combobox "Service":
            - option "Individual Counseling" [selected]
            - option "Couples Counselling"
            - option "Student Support"
          - text: Message
          - textbox "Message"
          - button "Send Message"
        - heading "What happens next" [level=3]
        - list:
          - listitem: A counselor reads your message.
          - listitem: We reply to the email address you give us.
          - listitem: If it feels right, we’ll schedule a first session.
        - heading "Your privacy" [level=3]
        - paragraph: /sets no cookies and doesn’t track you/
    - contentinfo:
      - paragraph: Care for your mind, care for your relationships
      - paragraph: "© 2025 Zoë & Sam's <Practice>"
  `)
})

test('roles and names of failure and success', async ({ page, provider }) => {
  await page.goto('/')
  const form = formOf(page)
  const status = form.form.getByRole('status')
  await provider.order({ status: 500 })
  await form.write()
  await form.send()
  await expect(status).toMatchAriaSnapshot(`
    - status:
      - paragraph: Sorry, there was an error sending your message. Please try again or contact us directly.
      - paragraph: Everything you wrote is still here.
      - link "Send it as an email"
      - list:
        - listitem:
          - button "Copy what you wrote"
        - listitem:
          - link "Call +44 20 7946 0018"
      - paragraph: /shared computer/
  `)
  await form.send()
  await expect(status).toMatchAriaSnapshot(`
    - status:
      - paragraph: Thank you! Your message has been sent successfully. We'll get back to you soon.
      - paragraph: You can close this page now. Nothing you wrote is stored here.
  `)
})
