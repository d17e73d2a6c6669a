import fs from 'node:fs'
import path from 'node:path'
import type { ReleaseRecord } from '../../src/record.ts'
import { hashOfRecord } from '../../src/record-files.ts'
import { keyPairOf, signed } from '../../src/signing/jws.ts'
import { keyFile } from '../../src/signing/key-files.ts'
import { pointAt, readRecord, recordFile } from '../../src/store.ts'

/** Runs as whoever has this private key. */
export function as<Result>(stateFolder: string, name: string, act: () => Result): Result {
  process.env['RELEASE_KEY'] = keyFile(stateFolder, name)
  try {
    return act()
  } finally {
    delete process.env['RELEASE_KEY']
  }
}

/** Writes a record past all checks, with a chain and a pointer that are right, signed by a key of the folder or by nobody. */
export function forge(stateFolder: string, serial: number, edit: (record: ReleaseRecord) => Partial<ReleaseRecord>, name?: string) {
  const before = readRecord(stateFolder, serial > 1 && !fs.existsSync(recordFile(stateFolder, serial)) ? serial - 1 : serial)
  const previous = serial === 1 ? null : hashOfRecord(stateFolder, serial - 1)
  const { signature: _, ...record }: ReleaseRecord = { ...before, serial, previous, ...edit(structuredClone(before)) }
  const key = name && keyPairOf(fs.readFileSync(keyFile(stateFolder, name), 'utf8'))
  fs.mkdirSync(path.dirname(recordFile(stateFolder, serial)), { recursive: true })
  fs.writeFileSync(recordFile(stateFolder, serial), JSON.stringify(key ? signed(record, key) : record))
  pointAt(stateFolder, serial)
}

/** Writes the hashes of all later records anew, as somebody without keys can. */
export function rechain(stateFolder: string, from: number, last: number) {
  for (let serial = from; serial <= last; serial++) {
    const record = { ...readRecord(stateFolder, serial), previous: hashOfRecord(stateFolder, serial - 1) }
    fs.writeFileSync(recordFile(stateFolder, serial), JSON.stringify(record))
  }
  pointAt(stateFolder, last)
}
