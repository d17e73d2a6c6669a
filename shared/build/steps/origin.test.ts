import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

let root: string
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.com', ...args], { cwd: root, encoding: 'utf8' }).trim()

/** The build is plain modules, run by Node itself. */
function originOf(env: Record<string, string> = {}): unknown {
  const code = `import { originOf } from ${JSON.stringify(path.join(__dirname, 'origin.mjs'))}
    console.log(JSON.stringify(originOf(${JSON.stringify(root)}, ['mfe-catalog'], ${JSON.stringify(env)})))`
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

function commit(file: string, text: string) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
  git('add', '.')
  git('commit', '-q', '-m', file)
}

beforeEach(() => void (root = fs.mkdtempSync(path.join(os.tmpdir(), 'origin-'))))
afterEach(() => fs.rmSync(root, { recursive: true }))

test('a build names the last commit that changed its own sources, and says that nothing has tested it', () => {
  git('init', '-q')
  commit('mfe-catalog/page.ts', 'one')
  const [hash, time] = git('log', '-1', '--format=%H%n%cI').split('\n')
  commit('mfe-profile/page.ts', 'another team')
  const origin = { commit: hash, author: 'Anna', time, uncommitted: false, tests: 'not tested' }
  expect(originOf()).toStrictEqual(origin)
  fs.writeFileSync(path.join(root, 'mfe-catalog/page.ts'), 'edited')
  expect(originOf()).toStrictEqual({ ...origin, uncommitted: true })
})

test('without git nothing is claimed, and the build server may say it', () => {
  const unknown = { commit: null, author: null, time: null, uncommitted: false, tests: 'not tested' }
  expect(originOf()).toStrictEqual(unknown)
  expect(originOf({ BUILD_COMMIT: 'abc', BUILD_TESTS: '2,310 passed' })).toStrictEqual({ ...unknown, commit: 'abc', tests: '2,310 passed' })
})
