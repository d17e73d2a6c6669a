import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../processes/state.ts'
import { pnpm } from './packages.ts'

const LOCKFILE = 'pnpm-lock.yaml'

/** Starts from the lockfile of the shop: every library stays at the version that the shop has, and few are looked up. */
export async function lock(folder: string): Promise<void> {
  fs.copyFileSync(path.join(ROOT, LOCKFILE), path.join(folder, LOCKFILE))
  await pnpm(['install', '--lockfile-only', '--prefer-offline', '--no-frozen-lockfile'], folder)
}
