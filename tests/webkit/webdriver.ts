import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { freePort } from '../../tools/servers'

const DRIVER = '/usr/bin/WebKitWebDriver'
// The path contains the machine's triplet.
const BROWSERS = readdirSync('/usr/lib').map((triplet) => `/usr/lib/${triplet}/webkit2gtk-4.1/MiniBrowser`)
const BROWSER = BROWSERS.find((path) => existsSync(path))
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Debian's WebKit over plain WebDriver, because Playwright's build is not available everywhere. */
export class WebKit {
  static isInstalled = Boolean(BROWSER) && existsSync(DRIVER) && existsSync('/usr/bin/Xvfb')

  private constructor(
    private readonly session: string,
    private readonly children: ChildProcess[],
  ) {}

  static async start() {
    const port = await freePort()
    const { screen, display } = await startScreen()
    const driver = spawn(DRIVER, ['-p', String(port)], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' })
    const options = { binary: BROWSER, args: ['--automation', '--full-screen'] }
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } }
    const root = `http://127.0.0.1:${port}/session`
    for (let attempt = 0; ; attempt++) {
      try {
        const { sessionId } = await call<{ sessionId: string }>('POST', root, { capabilities })
        return new WebKit(`${root}/${sessionId}`, [driver, screen])
      } catch (reason) {
        if (attempt === 50) throw reason
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    }
  }

  async stop() {
    await call('DELETE', this.session).catch(() => {})
    for (const child of this.children) child.kill()
  }

  open(url: string) {
    return this.post('url', { url })
  }

  resize(width: number, height: number) {
    return this.post('window/rect', { width, height })
  }

  run<Result>(script: string) {
    return this.post<Result>('execute/sync', { script, args: [] })
  }

  async type(selector: string, text: string) {
    await this.post(`${await this.find(selector)}/value`, { text })
  }

  async click(selector: string) {
    const element = await this.find(selector)
    await this.run(`document.querySelector('${selector}').scrollIntoView({ block: 'center', behavior: 'instant' })`)
    await this.post(`${element}/click`, {})
  }

  async press(...keys: string[]) {
    const actions = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    await this.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  private async find(value: string) {
    const found = await this.post<Record<string, string>>('element', { using: 'css selector', value })
    return `element/${found[ELEMENT]}`
  }

  private post<Result>(command: string, body: object) {
    return call<Result>('POST', `${this.session}/${command}`, body)
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

async function call<Result>(method: string, address: string, body?: object) {
  const response = await fetch(address, { method, body: body ? JSON.stringify(body) : null })
  const { value } = (await response.json()) as { value: Result & { message?: string } }
  if (!response.ok) throw new Error(value.message)
  return value as Result
}
