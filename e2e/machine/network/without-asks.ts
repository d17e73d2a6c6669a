import fs from 'node:fs'
import path from 'node:path'
import { makeFaulty } from '../servers/faulty-version.ts'

/** The same version as built before remotes listed their requests. */
export function withoutAsks(stateDir: string, name: string, from: string, to: string): void {
  makeFaulty(stateDir, name, from, to, 'nothing', '')
  const folder = path.join(stateDir, 'artifacts', name, to)
  fs.rmSync(path.join(folder, 'asks.js'), { force: true })
  const described = path.join(folder, 'artifact.json')
  const artifact = JSON.parse(fs.readFileSync(described, 'utf8')) as { files: Record<string, string> }
  delete artifact.files['asks.js']
  fs.writeFileSync(described, JSON.stringify(artifact))
}
