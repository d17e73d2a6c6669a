import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Factory of an exposed module in the entry: `"./page/listing":()=>….then(()=>()=>r(8177))`; the minifier writes 8000 as `8e3`. */
const factoryOf = (page: string) => new RegExp(`("\\./${page}":[^:]*?\\.then\\(\\(\\)=>\\(\\)=>)(\\w+\\([\\de]+\\))`)

/** Faults that a real build could ship, applied to the entry. */
const FAULTS = {
  nothing: (entry: string) => entry,
  'throws at start': (entry: string, page: string) =>
    page === '' ? `throw Error("broken on purpose");${entry}` : entry.replace(factoryOf(page), '$1{throw Error("broken on purpose")}'),
  'throws while rendering': (entry: string, page: string) =>
    entry.replace(factoryOf(page), '$1({...$2,Page(){throw Error("broken on purpose")}})'),
  // React finds the file of a component that reads its props or calls a hook, as real ones do.
  'shows something else than the server': (entry: string, page: string) =>
    entry.replace(factoryOf(page), '$1({...$2,Page({kind}){return kind,"broken on purpose"}})'),
  'needs a newer shell': (entry: string) => entry.replace(/("default","effector",![01],\[1,)\d+/, '$199'),
} satisfies Record<string, (entry: string, page: string) => string>

export type Fault = keyof typeof FAULTS | typeof UNKNOWN_CALL

/** A listing asks what the API of today does not answer, on the server and in the browser. */
const UNKNOWN_CALL = 'makes a call that the API does not have'
const withUnknownCall = (text: string) => text.replaceAll(/(["'])\/\{section\}\/show(["'])/g, '$1/{section}/show/newest$2')

const hashOf = (content: Buffer, kind: 'sha256' | 'sha384') => `${kind}-${createHash(kind).update(content).digest('base64')}`

/**
 * Copies a built version under another name, adds a fault, and recalculates its hashes. Only an unknown call is also made on the server.
 * @param page of a remote that gets the fault; empty for the shell, and where there is none
 */
export function makeFaulty(stateDir: string, name: string, from: string, to: string, fault: Fault, page: string): void {
  const [source, target] = [from, to].map((version) => path.join(stateDir, 'artifacts', name, version)) as [string, string]
  if (fs.existsSync(target)) return
  // Source files may be links to shared artifacts: copies their content.
  for (const file of fs.readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (fs.statSync(path.join(source, file)).isDirectory()) continue
    fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
    fs.writeFileSync(path.join(target, file), fs.readFileSync(path.join(source, file)))
  }
  // As in URLs, and as in global names.
  const inGlobals = (version: string) => version.replace(/\W/g, '_')
  const isOfApi = fault === UNKNOWN_CALL
  const rename = (text: string) => {
    const renamed = text.replaceAll(from, to).replaceAll(inGlobals(from), inGlobals(to))
    return isOfApi ? withUnknownCall(renamed) : renamed
  }
  const files = fs.readdirSync(target).filter((file) => /\.(js|css)$/.test(file))
  const edit = (file: string, change: (text: string) => string) => {
    const whole = path.join(target, file)
    fs.writeFileSync(whole, change(rename(fs.readFileSync(whole, 'utf8'))))
    fs.rmSync(`${whole}.br`, { force: true })
    return fs.readFileSync(whole)
  }
  const entryFile = name === 'shell' ? 'main.js' : 'remoteEntry.js'
  const chunks = files.filter((file) => file !== entryFile).map((file) => [file, edit(file, (text) => text)] as const)
  const entry = edit(entryFile, (text) => {
    const faulty = isOfApi ? text : FAULTS[fault](text, page)
    if (faulty === text && fault !== 'nothing' && !isOfApi) throw new Error(`the entry of ${name}@${from} has no place for "${fault}"`)
    return chunks.reduce(
      (sealed, [file, content]) =>
        sealed.replace(new RegExp(`("${file.replaceAll('.', '\\.')}":")[^"]+`), `$1${hashOf(content, 'sha256')}`),
      faulty,
    )
  })
  const described = path.join(target, 'artifact.json')
  const artifact = JSON.parse(rename(fs.readFileSync(described, 'utf8'))) as { files: Record<string, string> }
  for (const [file, content] of [...chunks, [entryFile, entry] as const]) artifact.files[file] = hashOf(content, 'sha384')
  fs.writeFileSync(described, JSON.stringify(artifact))
  const server = path.join(target, 'server/server.cjs')
  fs.writeFileSync(server, rename(fs.readFileSync(server, 'utf8')))
}
