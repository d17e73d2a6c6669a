import fs from 'node:fs'
import path from 'node:path'
import { PNPM } from '../install.mjs'
import { UserError } from '../print/steps.ts'
import { runProgram } from '../processes/run-program.ts'
import { ROOT } from '../processes/state.ts'

export interface Manifest {
  name: string
  version: string
  imports?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

export const readManifest = (folder: string) => JSON.parse(fs.readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest

/** Packages that a remote may depend on, by name. */
export function workspacePackages(): Map<string, Manifest> {
  const shared = fs.readdirSync(path.join(ROOT, 'shared')).map((name) => `shared/${name}`)
  const folders = ['release', ...shared].filter((folder) => fs.existsSync(path.join(ROOT, folder, 'package.json')))
  return new Map(folders.map((folder) => [readManifest(folder).name, readManifest(folder)]))
}

/** Packages of ours that a remote needs, with all that they need to run. Its tests need `devDependencies` too, theirs do not. */
export function behind(remote: string, all: ReadonlyMap<string, Manifest>): Manifest[] {
  const { dependencies, devDependencies } = readManifest(remote)
  const found = new Map<string, Manifest>()
  const waiting = Object.keys({ ...dependencies, ...devDependencies })
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const manifest = all.get(name)
    if (!manifest || found.has(name)) continue
    found.set(name, manifest)
    waiting.push(...Object.keys(manifest.dependencies ?? {}))
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** `@shop/ui` 1.2.0 → `shop-ui-1.2.0.tgz`, as pnpm names it. */
export const tarballOf = ({ name, version }: Manifest) => `${name.slice(1).replace('/', '-')}-${version}.tgz`

export async function pnpm(args: string[], cwd: string): Promise<void> {
  const { code, output } = await runProgram('npx', ['--yes', PNPM, ...args], { cwd, minutes: 5 })
  if (code !== 0) throw new UserError(`pnpm ${args[0]} failed:\n${output.trim().split('\n').slice(-12).join('\n')}`)
}

export async function pack(packages: readonly Manifest[], folder: string): Promise<void> {
  fs.mkdirSync(folder, { recursive: true })
  const chosen = packages.flatMap(({ name }) => ['--filter', name])
  await pnpm([...chosen, 'pack', '--pack-destination', folder], ROOT)
  const missing = packages.map(tarballOf).filter((file) => !fs.existsSync(path.join(folder, file)))
  if (missing.length > 0) throw new UserError(`pnpm has not packed ${missing.join(', ')}.`)
}
