// node shared/build/build.mjs                         builds what has no artifact yet and makes it active
// node shared/build/build.mjs mfe-catalog             one package, made active
// node shared/build/build.mjs mfe-catalog@1.1.0 …     under a version of your own, not made active
// --no-activate builds only; STATE_DIR chooses where artifacts and the release record live.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { artifactFolder, STATE_DIR } from './roots.mjs'
import { keepBuild, takeBuild } from './build-cache.mjs'
import { packages, versionOf } from './versions.mjs'

const BUILD_ONE = path.join(import.meta.dirname, 'build-one.mjs')

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const known = packages()
const wrong = named.filter((target) => !known.includes(target.split('@')[0]) || target.split('@').length > 2)
if (wrong.length > 0) {
  console.error(`There is no package ${wrong.join(', ')} to build; there are ${known.join(', ')}.`)
  process.exit(2)
}

const jobs = (named.length > 0 ? named : known).map((target) => {
  const [name, version] = target.split('@')
  return { name, version: version ?? versionOf(name), chosen: version !== undefined }
})

function buildOne({ name, version, chosen }) {
  const started = Date.now()
  if (!chosen && takeBuild(name, version)) {
    console.log(`kept ${name}@${version}`)
    return true
  }
  return new Promise((done) => {
    const child = spawn(process.execPath, [BUILD_ONE, name, version], { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'built' : 'FAILED'} ${name}@${version} ${seconds} s`)
      if (output.trim()) console.error(output.trim())
      if (code === 0 && !chosen) keepBuild(name, version)
      done(code === 0)
    })
  })
}

// The largest first: the others fit beside it.
const waiting = jobs.filter(({ name, version }) => !fs.existsSync(path.join(artifactFolder(name, version), 'artifact.json')))
waiting.sort((one, other) => (other.name === 'shell') - (one.name === 'shell'))
const results = []
const work = async () => {
  for (let job = waiting.shift(); job; job = waiting.shift()) results.push(await buildOne(job))
}
await Promise.all(Array.from({ length: Math.max(1, Math.min(os.availableParallelism(), 4)) }, work))

if (results.includes(false)) process.exit(1)

const active = jobs.filter(({ chosen }) => !chosen)
if (active.length > 0 && !process.argv.includes('--no-activate')) {
  const { activateAll } = await import('@shop/release/actions')
  const wanted = Object.fromEntries(active.map(({ name, version }) => [name, version]))
  const record = activateAll(STATE_DIR, wanted, { who: 'build', why: 'built from the workspace' })
  console.log(record ? `release ${record.serial}: ${record.changed.join(', ')}` : 'nothing has changed')
}
