import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promote, publish } from '../src/actions.ts'
import { changedInShell } from '../src/kit/given-by-shell.ts'
import { newState, writeBuild } from './built.ts'

const REASON = { who: 'anna', why: 'a test' }
const KIT = '@shop/ui'
const SENTENCE = `changed, but given by the shell 2.0.0: ${KIT}. It comes with a release of the shell.`

let state: string

/** A build that says which sources it was made beside; one without them is from before they were written. */
function built(name: string, version: string, given?: Record<string, string>) {
  const file = path.join(writeBuild(state, name, version), 'artifact.json')
  if (given) fs.writeFileSync(file, JSON.stringify({ ...(JSON.parse(fs.readFileSync(file, 'utf8')) as object), given }))
}

function activeShell(given?: Record<string, string>) {
  built('shell', '2.0.0', given)
  publish(state, 'shell', '2.0.0', REASON)
  promote(state, 'shell', '2.0.0', REASON)
}

beforeEach(() => void (state = newState()))
afterEach(() => fs.rmSync(state, { recursive: true }))

test('a changed kit in a build of a remote is named, and whose release brings it [release.shell-gives]', () => {
  activeShell({ [KIT]: 'old', '@shop/http': 'same' })
  built('mfe-catalog', '1.1.0', { [KIT]: 'new', '@shop/http': 'same' })
  expect(changedInShell(state, 'mfe-catalog', '1.1.0')).toBe(SENTENCE)
})

test('several changed modules are named together', () => {
  activeShell({ [KIT]: 'old', '@shop/http': 'old' })
  built('mfe-catalog', '1.1.0', { [KIT]: 'new', '@shop/http': 'new' })
  expect(changedInShell(state, 'mfe-catalog', '1.1.0')).toBe(
    `changed, but given by the shell 2.0.0: ${KIT}, @shop/http. They come with a release of the shell.`,
  )
})

test.each<[string, Record<string, string> | undefined, Record<string, string> | undefined]>([
  ['nothing has changed', { [KIT]: 'same' }, { [KIT]: 'same' }],
  ['the shell is an older build', undefined, { [KIT]: 'new' }],
  ['the remote is an older build', { [KIT]: 'old' }, undefined],
])('nothing is said when %s', (_, shell, remote) => {
  activeShell(shell)
  built('mfe-catalog', '1.1.0', remote)
  expect(changedInShell(state, 'mfe-catalog', '1.1.0')).toBeNull()
})

test('nothing is said of the shell itself, and where no shell is active', () => {
  built('mfe-catalog', '1.1.0', { [KIT]: 'new' })
  expect(changedInShell(state, 'mfe-catalog', '1.1.0')).toBeNull()
  activeShell({ [KIT]: 'old' })
  built('shell', '2.1.0', { [KIT]: 'new' })
  expect(changedInShell(state, 'shell', '2.1.0')).toBeNull()
})

test('publishing a remote with a changed card says who must release it, and succeeds', () => {
  activeShell({ [KIT]: 'old' })
  built('mfe-catalog', '1.1.0', { [KIT]: 'new' })
  const env = { ...process.env, STATE_DIR: state }
  const args = [path.join(__dirname, '../src/cli.ts'), 'publish', 'mfe-catalog', '1.1.0']
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  expect([status, stdout.trimEnd().split('\n').at(-1)]).toStrictEqual([0, `Note: ${SENTENCE}`])
})
