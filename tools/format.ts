/** `npm run format`: formats all files. */
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { ROOT } from './processes/state.ts'

const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
process.exitCode = spawnSync(process.execPath, [biome, 'format', '--write', '.'], { cwd: ROOT, stdio: 'inherit' }).status ?? 1
