import type { ReleaseRecord } from '../record.ts'
import { addKey, removeKeyFile } from '../signing/keys.ts'
import { released } from './shared.ts'

type Made = { record: ReleaseRecord; file: string }

/** Puts a new key on record where releases are kept. @returns the release, and the file of the private key */
export async function newKey(stateFolder: string, name: string, scope: string, reason: { who: string; why: string }): Promise<Made> {
  let made: Made | undefined
  try {
    return await released(stateFolder, () => {
      made = addKey(stateFolder, name, scope, reason)
      return made
    })
  } catch (error) {
    // Somebody else has released first: the key is not on record.
    if (made) removeKeyFile(stateFolder, name)
    throw error
  }
}
