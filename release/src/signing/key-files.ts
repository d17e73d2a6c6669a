import fs from 'node:fs'
import path from 'node:path'
import { ReleaseError } from '../record.ts'
import { textOf } from '../record-files.ts'
import { isKid, keyPairOf, newPrivateKey, type KeyPair } from './jws.ts'

const keysFolder = (stateFolder: string) => path.join(stateFolder, 'keys')
export const keyFile = (stateFolder: string, name: string) => path.join(keysFolder(stateFolder), `${name}.json`)
/** The pinned key of a shop without RELEASE_ROOT_KEY. */
const rootFile = (stateFolder: string) => path.join(keysFolder(stateFolder), 'root.pub')

/** Name of the key that a shop without RELEASE_KEY makes for itself. */
export const FIRST_NAME = 'manager'

export interface NamedKeyPair extends KeyPair {
  /** Of its file. */
  name: string
}

/** The public key whose releases are believed without another's word; null before the first signed release. */
export function rootKey(stateFolder: string): string | null {
  const kid = process.env['RELEASE_ROOT_KEY'] || textOf(rootFile(stateFolder))?.trim()
  if (!kid) return null
  if (isKid(kid)) return kid
  throw new ReleaseError('RELEASE_ROOT_KEY is no public key: npm run release -- keys lists them, 43 characters each.')
}

/** Pins a key where no configuration does. */
export function pinRoot(stateFolder: string, kid: string): void {
  if (process.env['RELEASE_ROOT_KEY']) return
  fs.mkdirSync(keysFolder(stateFolder), { recursive: true })
  fs.writeFileSync(rootFile(stateFolder), `${kid}\n`)
}

/** Writes a new private key that only its owner can read. @throws ReleaseError when the file exists. */
export function makeKeyFile(stateFolder: string, name: string): NamedKeyPair {
  const file = keyFile(stateFolder, name)
  const draft = `${file}.${process.pid}`
  fs.mkdirSync(path.dirname(file), { recursive: true })
  try {
    fs.writeFileSync(draft, `${newPrivateKey()}\n`, { mode: 0o600 })
    // Never replaces a key, and nobody reads half of one.
    fs.linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new ReleaseError(`There is a key ${file} already.`)
  } finally {
    fs.rmSync(draft, { force: true })
  }
  return readKeyFile(file)
}

function readKeyFile(file: string): NamedKeyPair {
  try {
    return { ...keyPairOf(fs.readFileSync(file, 'utf8')), name: path.basename(file, '.json') }
  } catch {
    throw new ReleaseError(`${file} is no private key that can be read.`)
  }
}

/** Signs with the key of this file, and not with the process's own, what `work` releases before it returns. */
export function signingWith<Result>(file: string, work: () => Result): Result {
  const own = process.env['RELEASE_KEY']
  process.env['RELEASE_KEY'] = file
  try {
    return work()
  } finally {
    if (own === undefined) delete process.env['RELEASE_KEY']
    else process.env['RELEASE_KEY'] = own
  }
}

/**
 * The key that signs: RELEASE_KEY names its file, else the shop's own.
 * @param isFirst nothing is signed yet: a missing own key is made
 */
export function signingKey(stateFolder: string, isFirst: boolean): NamedKeyPair {
  const given = process.env['RELEASE_KEY']
  if (given) return readKeyFile(given)
  if (process.env['RELEASE_ROOT_KEY'])
    throw new ReleaseError(
      'RELEASE_ROOT_KEY pins a key, so each release is signed by a key that you name: RELEASE_KEY=<file of a private key>.',
    )
  const own = keyFile(stateFolder, FIRST_NAME)
  if (fs.existsSync(own)) return readKeyFile(own)
  if (isFirst) return makeKeyFile(stateFolder, FIRST_NAME)
  throw new ReleaseError(`Releases are signed here, and ${own} is gone: RELEASE_KEY=<file of a private key> names another one.`)
}
