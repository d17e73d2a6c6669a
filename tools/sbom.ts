/** `npm run sbom`: every package that the lockfile installs, as a CycloneDX bill of materials in `.state/sbom.cdx.json`. */
import fs from 'node:fs'
import path from 'node:path'
import { PNPM } from './install.mjs'
import { command, UserError } from './print/steps.ts'
import { runProgram } from './processes/run-program.ts'
import { ROOT, STATE_DIR } from './processes/state.ts'

interface Bom {
  bomFormat?: string
  components?: unknown[]
}

await command(async () => {
  const args = ['--yes', PNPM, 'sbom', '--sbom-format', 'cyclonedx', '--lockfile-only']
  const { code, output } = await runProgram('npx', args, { minutes: 5 })
  // npm may print warnings first.
  const json = output.slice(output.indexOf('{'))
  if (code !== 0 || !json) throw new UserError(`The bill of materials could not be made:\n${output.trim()}`)
  const { bomFormat, components = [] } = JSON.parse(json) as Bom
  if (bomFormat !== 'CycloneDX' || components.length === 0) throw new UserError('The bill of materials is empty: is pnpm-lock.yaml whole?')
  const file = path.join(STATE_DIR, 'sbom.cdx.json')
  fs.mkdirSync(STATE_DIR, { recursive: true })
  fs.writeFileSync(file, json)
  console.log(`${components.length} packages: ${path.relative(ROOT, file)}`)
})
