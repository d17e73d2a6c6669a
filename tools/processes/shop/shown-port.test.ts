import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { forgetPort, rememberPort, shownPort } from './shown-port.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'port-'))
const before = process.env['PORT']
const setPort = (port: string | undefined) => (port === undefined ? delete process.env['PORT'] : (process.env['PORT'] = port))

beforeEach(() => setPort(undefined))
afterAll(() => {
  setPort(before)
  fs.rmSync(folder, { recursive: true })
})

test('a URL is printed with the port of the running shop, or the default port', () => {
  rememberPort(4321, folder)
  expect(shownPort(folder)).toBe(4321)
  forgetPort(4400, folder)
  expect(shownPort(folder)).toBe(4321)
  forgetPort(4321, folder)
  expect(shownPort(folder)).toBe(3000)
})

test('PORT takes precedence', () => {
  rememberPort(4321, folder)
  setPort('4400')
  expect(shownPort(folder)).toBe(4400)
})
