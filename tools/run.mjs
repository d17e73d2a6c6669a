/**
 * Entry point of all commands: `node tools/run.mjs <command> [arguments]`. Runs on any Node version, installs dependencies, and starts the
 * command with the project's Node 24.
 */
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'
import { handOver } from './processes/hand-over.mjs'

const OLDEST_NODE = 20
const TOOLS = path.dirname(fileURLToPath(import.meta.url))
const ROOT = path.dirname(TOOLS)
/** Time of a release command, to detect concurrent releases. */
const ASKED_AT = String(Date.now())

const [command, ...args] = process.argv.slice(2)
const commands = fs
  .readdirSync(TOOLS)
  .filter((file) => file.endsWith('.ts') && !/\.(test|d)\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort()

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  fail(
    `This project needs Node ${OLDEST_NODE} or newer, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org.`,
  )
} else if (!commands.includes(command)) {
  fail(`${command ? `There is no command "${command}".` : 'Say which command.'} The commands are: ${commands.join(', ')}.`)
} else {
  install(ROOT).then(
    () => start(path.join(TOOLS, `${command}.ts`)),
    (error) => fail(error.message),
  )
}

function fail(sentence) {
  console.error(sentence)
  process.exitCode = 1
}

function start(file) {
  const node = fs.realpathSync(path.join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node'))
  // The pipe tells the command when this process dies, even by kill -9.
  const leaveTogether = path.join(TOOLS, 'processes/leave-with-parent.mjs')
  // Child processes share a compile cache.
  const env = { NODE_COMPILE_CACHE: path.join(ROOT, '.state/compiled'), ...(command === 'release' && { ASKED_AT }), ...process.env }
  handOver(node, ['--import', leaveTogether, file, ...args], { cwd: ROOT, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
}
