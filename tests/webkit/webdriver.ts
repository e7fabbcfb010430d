import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { Builder } from 'selenium-webdriver'
import { freePort } from '../support/servers'

const DRIVER = '/usr/bin/WebKitWebDriver'
// The path contains the architecture, such as x86_64-linux-gnu.
const BROWSERS = readdirSync('/usr/lib').map((triplet) => `/usr/lib/${triplet}/webkit2gtk-4.1/MiniBrowser`)
const BROWSER = BROWSERS.find((path) => existsSync(path))

export const isWebKitInstalled = Boolean(BROWSER) && existsSync(DRIVER) && existsSync('/usr/bin/Xvfb')

/** Uses Debian's WebKit over WebDriver, because Playwright's build is not available everywhere. */
export async function startWebKit() {
  const port = await freePort()
  const { screen, display } = await startScreen()
  const server = spawn(DRIVER, ['-p', String(port)], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' })
  const options = { binary: BROWSER, args: ['--automation', '--full-screen'] }
  const builder = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
  for (let attempt = 0; ; attempt++) {
    try {
      const webkit = await builder.build()
      const stop = async () => {
        await webkit.quit().catch(() => {})
        for (const child of [server, screen]) child.kill()
      }
      return { webkit, stop }
    } catch (reason) {
      if (attempt === 50) throw reason
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

/** Xvfb picks a free display number and reports it. */
async function startScreen() {
  const options = ['-displayfd', '3', '-screen', '0', '1280x900x24']
  const screen = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (said) => resolve(String(said).trim()))
    screen.once('exit', () => reject(new Error('Xvfb did not start')))
  })
  return { screen, display: `:${number}` }
}
