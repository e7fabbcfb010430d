import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { freePort } from '../../tools/servers'

const DRIVER = '/usr/bin/WebKitWebDriver'
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Debian's WebKit over plain WebDriver, because Playwright's build is not available everywhere. */
export class WebKit {
  readonly #address: string
  readonly #children: ChildProcess[]

  private constructor(address: string, children: ChildProcess[]) {
    this.#address = address
    this.#children = children
  }

  static isInstalled() {
    return existsSync(DRIVER) && existsSync('/usr/bin/Xvfb') && miniBrowser() !== undefined
  }

  static async start() {
    const port = await freePort()
    const { screen, display } = await startScreen()
    const driver = spawn(DRIVER, ['-p', String(port)], {
      env: { ...process.env, DISPLAY: display },
      stdio: 'ignore',
    })
    const binary = { binary: miniBrowser(), args: ['--automation', '--full-screen'] }
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': binary } }
    for (let attempt = 0; ; attempt++) {
      try {
        const root = `http://127.0.0.1:${port}/session`
        const { sessionId } = await call<{ sessionId: string }>('POST', root, { capabilities })
        return new WebKit(`${root}/${sessionId}`, [driver, screen])
      } catch (reason) {
        if (attempt === 50) throw reason
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    }
  }

  async stop() {
    await call('DELETE', this.#address).catch(() => {})
    for (const child of this.#children) child.kill()
  }

  open(url: string) {
    return call('POST', `${this.#address}/url`, { url })
  }

  resize(width: number, height: number) {
    return call('POST', `${this.#address}/window/rect`, { width, height })
  }

  run<Result>(script: string) {
    return call<Result>('POST', `${this.#address}/execute/sync`, { script, args: [] })
  }

  async type(selector: string, text: string) {
    await call('POST', `${await this.#find(selector)}/value`, { text })
  }

  async click(selector: string) {
    const element = await this.#find(selector)
    await this.run(
      `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`,
    )
    await call('POST', `${element}/click`, {})
  }

  async press(...keys: string[]) {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await call('POST', `${this.#address}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  async #find(value: string) {
    const found = await call<Record<string, string>>('POST', `${this.#address}/element`, {
      using: 'css selector',
      value,
    })
    return `${this.#address}/element/${found[ELEMENT]}`
  }
}

/** Xvfb picks a free display number and reports it. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (said) => resolve(String(said).trim()))
    screen.once('exit', () => reject(new Error('Xvfb did not start')))
  })
  return { screen, display: `:${number}` }
}

/** Its path contains the machine's triplet. */
function miniBrowser() {
  const paths = readdirSync('/usr/lib').map((triplet) => `/usr/lib/${triplet}/webkit2gtk-4.1/MiniBrowser`)
  return paths.find((path) => existsSync(path))
}

async function call<Result>(method: string, address: string, body?: object) {
  const response = await fetch(address, { method, body: body ? JSON.stringify(body) : null })
  const { value } = (await response.json()) as { value: Result & { message?: string } }
  if (!response.ok) throw new Error(value.message)
  return value as Result
}
