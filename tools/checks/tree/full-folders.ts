import path from 'node:path'
import { projectFiles, type Check } from '../check.ts'

const MOST = 12
const CODE = /\.(tsx?|mjs|cjs|css)$/

/** Files that are found by their name, one of a kind each: folders inside would only hide them. */
const COLLECTIONS = [/^tools$/, /^gallery\/src\/sheets$/, /^api\/migrations/]

/** Folders with more code files than a person can take in at a glance, and how many they have. */
export function fullFolders(files: readonly string[]): [folder: string, quantity: number][] {
  const quantities = new Map<string, number>()
  for (const file of files.filter((name) => CODE.test(name))) {
    const folder = path.posix.dirname(file)
    quantities.set(folder, (quantities.get(folder) ?? 0) + 1)
  }
  return [...quantities].filter(([folder, quantity]) => quantity > MOST && !COLLECTIONS.some((kind) => kind.test(folder)))
}

export const foldersAreSmall: Check = {
  name: 'folders that can be taken in at a glance',
  run: async () =>
    fullFolders(await projectFiles()).map(
      ([folder, quantity]) => `${folder} has ${quantity} files of code, ${MOST} at most: sort them into folders by purpose`,
    ),
}
