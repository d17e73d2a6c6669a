import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { publish } from '../src/actions.ts'
import { newState, writeBuild } from './built.ts'

const CLI = path.join(__dirname, '../src/cli.ts')

let state: string
beforeEach(() => {
  state = newState()
})
afterEach(() => fs.rmSync(state, { recursive: true }))

const cli = (...args: string[]) =>
  spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8', env: { ...process.env, STATE_DIR: state } })

/** What bash offers for a line that ends here. */
function offered(script: string, ...words: string[]): string[] {
  const line = `COMP_WORDS=(shop-release ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _shop_release; printf '%s\n' "\${COMPREPLY[@]}"`
  return execFileSync('bash', ['--norc', '-c', `${script}\n${line}`], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
}

test('bash completes commands, the remotes on record, and the options of a command', () => {
  writeBuild(state, 'mfe-catalog', '1.0.0')
  publish(state, 'mfe-catalog', '1.0.0', { who: 'anna', why: 'a test' })
  const { stdout: script, status } = cli('completion', 'bash')
  expect(status).toBe(0)
  expect(offered(script, 'ro')).toStrictEqual(['rollback'])
  expect(offered(script, 'rollback', 'mfe')).toStrictEqual(['mfe-catalog'])
  expect(offered(script, 'canary', '--')).toStrictEqual(expect.arrayContaining(['--share', '--from', '--why']))
  expect(offered(script, 'verify', '--sh')).toStrictEqual([])
})

test('zsh gets the same after its own lines, another shell a sentence, and nothing need be released', () => {
  expect(cli('completion', 'zsh').stdout).toMatch(/^autoload -U \+X compinit && compinit\n[^]*complete -F _shop_release shop-release\n$/)
  const { stderr, status } = cli('completion', 'fish')
  expect([status, stderr]).toStrictEqual([1, expect.stringMatching(/^There is a completion for bash and zsh, and none for fish\./)])
})

test('the help fits a screen of 24 lines and 80 columns', () => {
  const lines = cli('--help').stdout.trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(24)
  expect(lines.filter((line) => line.length > 80)).toStrictEqual([])
  // Every command has its line.
  for (const command of ['status', 'uses', 'publish', 'canary', 'override', 'keys', 'gc', 'completion'])
    expect(lines.join('\n')).toContain(` ${command} `)
})
