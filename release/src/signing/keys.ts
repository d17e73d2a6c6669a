import fs from 'node:fs'
import { ReleaseError, type Key, type ReleaseRecord, type Scope } from '../record.ts'
import { append, noShop } from '../store.ts'
import { keyFile, makeKeyFile, signingKey } from './key-files.ts'

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/
const SCOPE = /^(manager|robot|team:(shell|mfe(-[a-z0-9]+)+))$/

interface Reason {
  who: string
  why: string
}

/** Puts a new key on record. @returns the release, and the file of the private key */
export function addKey(stateFolder: string, name: string, scope: string, reason: Reason): { record: ReleaseRecord; file: string } {
  if (!NAME.test(name)) throw new ReleaseError(`"${name}" is no name of a key: catalog-ci is one.`)
  if (!SCOPE.test(scope)) throw new ReleaseError(`"${scope}" is no scope: manager, robot or team:mfe-catalog are.`)
  let made: string | undefined
  try {
    const record = changed(stateFolder, `${name} added`, reason, (known) => {
      if (known.some((key) => key.name === name))
        throw new ReleaseError(`There was a key ${name} before: a new one needs a name of its own.`)
      const { kid } = makeKeyFile(stateFolder, name)
      made = keyFile(stateFolder, name)
      return [...known, { kid, name, scope: scope as Scope, since: new Date().toISOString(), revoked: null }]
    })
    return { record, file: keyFile(stateFolder, name) }
  } catch (error) {
    // A key that is not on record is worth nothing.
    if (made) fs.rmSync(made, { force: true })
    throw error
  }
}

/** What the key signs from now on is refused; what it has signed stays. */
export function revokeKey(stateFolder: string, name: string, reason: Reason): ReleaseRecord {
  return changed(stateFolder, `${name} revoked`, reason, (known) => {
    const key = known.find((each) => each.name === name)
    if (!key) throw new ReleaseError(`There is no key ${name}.`)
    if (key.revoked) throw new ReleaseError(`The key ${name} was revoked at ${key.revoked.at} by ${key.revoked.who}.`)
    if (key.kid === signingKey(stateFolder, false).kid)
      throw new ReleaseError(`No key revokes itself: sign with another manager's key (RELEASE_KEY=<file of a private key>).`)
    return known.map((each) => (each === key ? { ...key, revoked: { at: new Date().toISOString(), ...reason } } : each))
  })
}

/** Of a key that did not come on record. */
export const removeKeyFile = (stateFolder: string, name: string) => fs.rmSync(keyFile(stateFolder, name), { force: true })

const changed = (stateFolder: string, what: string, { who, why }: Reason, keys: (known: readonly Key[]) => Key[]) =>
  append(stateFolder, (current) => {
    if (!current) throw noShop(stateFolder)
    return { action: 'keys', changed: [what], who, why, keys, microFrontends: current.discovery.microFrontends }
  })
