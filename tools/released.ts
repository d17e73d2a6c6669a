/**
 * `npm run released`: after a release in production, writes what the last three versions of each part call into docs/released/, for
 * `npm run check`. STATE_DIR names the record.
 */
import fs from 'node:fs'
import path from 'node:path'
import { type ReleasedVersion, written } from '@shop/contracts/core/shapes/released'
import { readArtifact } from '../release/src/artifact.ts'
import { isGoodFallback } from '../release/src/record.ts'
import { noShop, readCurrent } from '../release/src/store.ts'
import { command, UserError } from './print/steps.ts'
import { STATE_DIR } from './processes/state.ts'
import { RELEASED } from './released/fit.ts'

/** The active version, and two to go back to. */
const KEPT = 3

await command(async () => {
  const record = readCurrent(STATE_DIR)
  if (!record) throw new UserError(noShop(STATE_DIR).message)
  fs.mkdirSync(RELEASED, { recursive: true })
  for (const [name, all] of Object.entries(record.discovery.microFrontends)) {
    const shown = all.filter((version) => version.deployment.default || isGoodFallback(version)).slice(0, KEPT)
    const versions = shown.flatMap(({ metadata: { version } }): ReleasedVersion[] => {
      const { uses } = readArtifact(STATE_DIR, name, version)
      return uses ? [{ version, calls: uses.calls }] : []
    })
    fs.writeFileSync(path.join(RELEASED, `${name}.jsonl`), written(versions))
    console.log(`${name}: ${versions.map(({ version }) => version).join(', ') || 'no version that says what it uses'}`)
  }
})
