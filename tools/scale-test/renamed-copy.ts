import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const hashOf = (content: string, kind: 'sha256' | 'sha384') => `${kind}-${createHash(kind).update(content).digest('base64')}`

/** The same build under another version, so that no test waits for a build: its files name the version, and its entry their hashes. */
export function renamedCopy(folder: string, from: string, to: string): void {
  const [source, target] = [path.join(folder, from), path.join(folder, to)]
  fs.cpSync(source, target, { recursive: true, dereference: true })
  // As in URLs, and as in global names.
  const inGlobals = (version: string) => version.replace(/\W/g, '_')
  const rename = (text: string) => text.replaceAll(from, to).replaceAll(inGlobals(from), inGlobals(to))
  const rewrite = (file: string, change = (text: string) => text) => {
    const whole = path.join(target, file)
    const text = change(rename(fs.readFileSync(whole, 'utf8')))
    fs.writeFileSync(whole, text)
    fs.rmSync(`${whole}.br`, { force: true })
    return [file, text] as const
  }
  const chunks = fs
    .readdirSync(target)
    .filter((file) => /\.(js|css)$/.test(file) && file !== 'remoteEntry.js')
    .map((file) => rewrite(file))
  const sealed = (entry: string) =>
    chunks.reduce(
      (text, [file, content]) => text.replace(new RegExp(`("${file.replaceAll('.', '\\.')}":")[^"]+`), `$1${hashOf(content, 'sha256')}`),
      entry,
    )
  const entry = rewrite('remoteEntry.js', sealed)
  rewrite('server/server.cjs')
  rewrite('artifact.json', (text) => {
    const artifact = JSON.parse(text) as { files: Record<string, string> }
    for (const [file, content] of [...chunks, entry]) artifact.files[file] = hashOf(content, 'sha384')
    return JSON.stringify(artifact)
  })
}
