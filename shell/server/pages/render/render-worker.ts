// Worker that evaluates server builds and renders; the pool terminates it when a page hangs.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import vm from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import type { LoadModule, ShellServer } from '../../../src/boot/server/render-job.ts'
import type { FromThread, ThreadData, ToThread } from './render-messages.ts'

type Require = (name: string) => unknown
interface RemoteServer {
  pages: Record<string, () => Promise<unknown>>
}

const { artifacts, shell: firstShell, probe, picturesUrl, development = false } = workerData as ThreadData
globalThis.picturesUrl = picturesUrl
const nodeRequire = createRequire(import.meta.url)
const evaluated = new Map<string, unknown>()

function evaluate(name: string, version: string, require: Require): unknown {
  const filename = path.join(artifacts, name, version, 'server/server.cjs')
  // Under `npm run dev` a version changes in place.
  const key = `${name}@${version}${development ? ` ${fs.statSync(filename).mtimeMs}` : ''}`
  if (!evaluated.has(key)) {
    const module = { exports: {} }
    const run = vm.compileFunction(fs.readFileSync(filename, 'utf8'), ['exports', 'require', 'module'], { filename })
    run(module.exports, require, module)
    evaluated.set(key, module.exports)
  }
  return evaluated.get(key)
}

const shellOf = (version: string) => evaluate('shell', version, nodeRequire) as ShellServer

/** Remotes can require the shell's shared modules only: no file system, network by fetch only. */
const provided =
  (owner: string, modules: Record<string, object>): Require =>
  (name) => {
    if (Object.hasOwn(modules, name)) return modules[name]
    throw new Error(`${owner} requires ${name}, which the shell does not provide`)
  }

/** Errors of remotes' server builds. */
const ofRemotes = new WeakSet<object>()

/** What a page fails with as a whole is the shell's, unless a remote's code threw it. */
function isOfShell(error: unknown): boolean {
  if (!(error instanceof Error)) return true
  const files = (error.stack ?? '').split('\n').filter((line) => line.includes(artifacts))
  return !ofRemotes.has(error) && files.every((line) => line.includes(path.join(artifacts, 'shell', path.sep)))
}

async function render({ shell, job }: Extract<ToThread, { job: unknown }>) {
  const { render: toPage, modules } = shellOf(shell)
  const load: LoadModule = async (owner, version, name) => {
    try {
      if (!version) throw new Error(`${owner} is not in the release`)
      const { pages } = evaluate(owner, version, provided(owner, modules)) as RemoteServer
      return Object.hasOwn(pages, name) ? await pages[name]?.() : null
    } catch (error) {
      if (error instanceof Error) ofRemotes.add(error)
      throw error
    }
  }
  const before = process.threadCpuUsage()
  const page = await toPage(job, load)
  const { user, system } = process.threadCpuUsage(before)
  return { page, cpuMs: (user + system) / 1000 }
}

const tell = (message: FromThread) => parentPort?.postMessage(message)

parentPort?.on('message', (message: ToThread) => {
  if ('ping' in message) return tell({ pong: message.ping })
  render(message).then(
    ({ page, cpuMs }) => tell({ id: message.id, page, cpuMs }),
    (error: unknown) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      tell({ id: message.id, error: text, isOfShell: isOfShell(error) })
    },
  )
})
// Preloaded before the first timed job. A shell that throws here ends the thread, and the ones of before stay.
await shellOf(firstShell).render(probe, (owner) => Promise.reject(new Error(`${owner} is not needed by the probe`)))
tell({ ready: true })
