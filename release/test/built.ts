import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Artifact, Origin } from '../src/artifact.ts'
import type { Uses } from '../src/gate/uses.ts'

const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

export const newState = () => fs.mkdtempSync(path.join(os.tmpdir(), 'release-'))

export const NO_USES: Uses = { calls: [], sent: {}, heard: {}, widgets: {}, popups: [], pages: [], shared: {} }

/** Writes a small artifact as the build leaves it: an entry, its compressed copy and a server build. */
export function writeBuild(
  stateFolder: string,
  name: string,
  version: string,
  code = `${name} ${version}`,
  origin?: Origin,
  more?: Partial<Artifact>,
): string {
  const folder = path.join(stateFolder, 'artifacts', name, version)
  fs.mkdirSync(path.join(folder, 'server'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'remoteEntry.js'), code)
  fs.writeFileSync(path.join(folder, 'remoteEntry.js.br'), brotliCompressSync(code))
  fs.writeFileSync(path.join(folder, 'server/server.cjs'), code)
  const artifact = {
    name,
    version,
    globalName: `${name}__${version}`.replace(/\W/g, '_'),
    entry: 'remoteEntry.js',
    files: { 'remoteEntry.js': integrity(code) },
    pages: {},
    uses: NO_USES,
    offers: { widgets: {}, shared: {} },
    origin,
    ...more,
  }
  fs.writeFileSync(path.join(folder, 'artifact.json'), JSON.stringify(artifact))
  return folder
}

/** Makes a folder look as before releases were signed. @param edit what else differed then */
export function beforeSigning(stateFolder: string, edit = (text: string) => text) {
  const records = path.join(stateFolder, 'release/records')
  let previous: string | null = null
  for (const file of fs.readdirSync(records).sort()) {
    const {
      signing: _,
      signature: __,
      ...record
    } = JSON.parse(fs.readFileSync(path.join(records, file), 'utf8')) as Record<string, unknown>
    const text = edit(JSON.stringify({ ...record, previous }))
    fs.writeFileSync(path.join(records, file), text)
    previous = createHash('sha256').update(text).digest('hex')
  }
  fs.writeFileSync(path.join(stateFolder, 'release/current.json'), JSON.stringify({ serial: fs.readdirSync(records).length }))
  fs.rmSync(path.join(stateFolder, 'keys'), { recursive: true })
}
