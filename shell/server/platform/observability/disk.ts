import fs from 'node:fs'

/** `full`: nearly nothing can be written: no release is taken over, and what fails is not on record. `away`: it cannot be read. */
export type DiskState = 'ok' | 'full' | 'away'

const MB = 1024 * 1024

/** Whether the folder's disk has so much space and any file entries left. */
export async function diskOf(folder: string, leastFreeMb: number): Promise<DiskState> {
  try {
    const { bavail, bsize, files, ffree } = await fs.promises.statfs(folder)
    // Some file systems count no entries.
    const hasEntries = files === 0 || ffree > 0
    return hasEntries && bavail * bsize >= leastFreeMb * MB ? 'ok' : 'full'
  } catch {
    return 'away'
  }
}

export function freeBytesOf(folder: string): number {
  try {
    const { bavail, bsize } = fs.statfsSync(folder)
    return bavail * bsize
  } catch {
    return -1
  }
}
