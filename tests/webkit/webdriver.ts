import { type ChildProcess, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { freePort } from '../servers/serve'

const DRIVER = '/usr/bin/WebKitWebDriver'
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

type Session = { send<Result>(method: string, path: string, body?: object): Promise<Result>; stop(): Promise<void> }
