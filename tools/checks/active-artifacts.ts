import fs from 'node:fs'
import path from 'node:path'
import { readArtifact, type Artifact } from '../../release/src/artifact.ts'
import { activeOf } from '../../release/src/record.ts'
import { artifactsFolder, readCurrent } from '../../release/src/store.ts'
import { Sentence } from '../print/steps.ts'

/** What the build tells of an artifact besides what a release needs. */
export interface BuiltArtifact extends Artifact {
  /** npm packages and packages of the workspace whose code is inside. */
  modules: string[]
}

export interface ActiveArtifact {
  name: string
  artifact: BuiltArtifact
  serverCode: () => string
  /** Bytes of a file as the front door sends it, brotli. */
  bytesOf: (file: string) => number
}

/** The shell and the remotes of the current release. */
export function activeArtifacts(stateDir: string): ActiveArtifact[] {
  const record = readCurrent(stateDir)
  if (!record) throw new Sentence(`Nothing is built in ${stateDir}: run npm run build first.`)
  return Object.keys(record.discovery.microFrontends).flatMap((name) => {
    const version = activeOf(record, name)?.metadata.version
    if (version === undefined) return []
    const folder = path.join(artifactsFolder(stateDir), name, version)
    return [
      {
        name,
        artifact: readArtifact(stateDir, name, version) as BuiltArtifact,
        serverCode: () => fs.readFileSync(path.join(folder, 'server/server.cjs'), 'utf8'),
        bytesOf: (file: string) =>
          fs.statSync(path.join(folder, fs.existsSync(path.join(folder, `${file}.br`)) ? `${file}.br` : file)).size,
      },
    ]
  })
}
