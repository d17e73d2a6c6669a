import fs from 'node:fs'
import path from 'node:path'
import { readArtifact, type Artifact } from '../../../release/src/artifact.ts'
import { artifactsFolder } from '../../../release/src/store.ts'
import { packages, versionsOf } from '../../../shared/build/versions/versions.mjs'
import { UserError } from '../../print/steps.ts'

/** Build statistics of an artifact. */
export interface BuiltArtifact extends Artifact {
  /** Bundled npm and workspace packages. */
  modules: string[]
}

export interface BuiltPackage {
  name: string
  artifact: BuiltArtifact
  serverCode: () => string
  /** Source maps of the browser's files. */
  maps: () => string[]
  /** Bytes of a file as the front door sends it, brotli. */
  bytesOf: (file: string) => number
}

/** Artifacts of the current sources, independent of releases. */
export function builtArtifacts(stateDir: string): BuiltPackage[] {
  return Object.entries(versionsOf(packages())).map(([name, version]) => {
    const folder = path.join(artifactsFolder(stateDir), name, version)
    if (!fs.existsSync(folder)) throw new UserError(`${name}@${version} is not built in ${stateDir}: run npm run build first.`)
    return {
      name,
      artifact: readArtifact(stateDir, name, version) as BuiltArtifact,
      serverCode: () => fs.readFileSync(path.join(folder, 'server/server.cjs'), 'utf8'),
      maps: () => fs.readdirSync(folder).flatMap((file) => (file.endsWith('.map') ? [path.join(folder, file)] : [])),
      bytesOf: (file: string) => fs.statSync(path.join(folder, fs.existsSync(path.join(folder, `${file}.br`)) ? `${file}.br` : file)).size,
    }
  })
}
