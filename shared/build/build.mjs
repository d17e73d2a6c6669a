// node shared/build/build.mjs                         builds what has no artifact yet and makes it active
// node shared/build/build.mjs mfe-catalog             one package, made active
// node shared/build/build.mjs mfe-catalog@1.1.0 …     under a version of your own, not made active
// --no-activate builds only; --unless-chosen leaves what a person has promoted or rolled back to.
// STATE_DIR chooses where artifacts and the release record live.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { changedInShell } from '@shop/release/kit/given-by-shell'
import { wrongName } from '@shop/release/names'
import { ReleaseError } from '@shop/release/record'
import { released, sharedOf } from '@shop/release/sharing/shared'
import { readCurrent, repairPointer } from '@shop/release/store'
import { releaseWorkspace } from '@shop/release/workspace'
import { storeBuild, reuseBuild } from './steps/build-cache.mjs'
import { artifactFolder, STATE_DIR } from './roots.mjs'
import { givenSources } from './versions/given-sources.mjs'
import { packages, versionsOf } from './versions/versions.mjs'

const BUILD_ONE = path.join(import.meta.dirname, 'steps/build-one.mjs')

const OPTIONS = ['--no-activate', '--unless-chosen']

const known = packages()
const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'))
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const targets = (named.length > 0 ? named : known).map((target) => {
  const [name, ...version] = target.split('@')
  if (!known.includes(name)) refuse(`There is no package ${name} to build; there are ${known.join(', ')}.`)
  const chosen = version.length > 0 ? version.join('@') : undefined
  const wrong = chosen !== undefined && wrongName(name, chosen)
  if (wrong) refuse(wrong)
  return { name, chosen }
})
const unknown = options.find((option) => !OPTIONS.includes(option))
if (unknown) refuse(`There is no option ${unknown}; there are ${OPTIONS.join(', ')}.`)
// Reads all sources: after what is refused without them.
const versions = versionsOf(known)
const jobs = targets.map(({ name, chosen }) => ({ name, version: chosen ?? versions[name], chosen: chosen !== undefined }))

function refuse(sentence) {
  console.error(sentence)
  process.exit(2)
}

function buildOne({ name, version, chosen }) {
  const started = Date.now()
  if (!chosen && reuseBuild(name, version)) {
    console.log(`kept ${name}@${version}`)
    return true
  }
  return new Promise((done) => {
    const child = spawn(process.execPath, [BUILD_ONE, name, version, versions[name]], { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'built' : 'FAILED'} ${name}@${version} ${seconds} s`)
      if (output.trim()) console.error(output.trim())
      if (code === 0 && !chosen) storeBuild(name, version)
      done(code === 0)
    })
  })
}

// A name is given once: what is there under it may be released already.
for (const { name, version } of jobs.filter(({ chosen }) => chosen)) {
  const about = path.join(artifactFolder(name, version), 'artifact.json')
  if (!fs.existsSync(about)) continue
  const { sources } = JSON.parse(fs.readFileSync(about, 'utf8'))
  if (sources !== versions[name]) refuse(`${name}@${version} was built already, of other sources: name another version.`)
}

// Largest first: smaller builds run in parallel with them.
const waiting = jobs.filter(({ name, version }) => !fs.existsSync(path.join(artifactFolder(name, version), 'artifact.json')))
waiting.sort((one, other) => (other.name === 'shell') - (one.name === 'shell'))
const results = []
const work = async () => {
  for (let job = waiting.shift(); job; job = waiting.shift()) results.push(await buildOne(job))
}
await Promise.all(Array.from({ length: Math.max(1, Math.min(os.availableParallelism(), 4)) }, work))

if (results.includes(false)) process.exit(1)

const built = jobs.filter(({ chosen }) => !chosen)
if (built.length > 0 && !options.includes('--no-activate')) {
  const wanted = Object.fromEntries(built.map(({ name, version }) => [name, version]))
  try {
    const shared = await sharedOf(STATE_DIR)
    const repaired = shared ? await shared.ready() : [repairPointer(STATE_DIR) ?? []].flat()
    const release = () => releaseWorkspace(STATE_DIR, wanted, { unlessChosen: options.includes('--unless-chosen') })
    const { record, kept } = await released(STATE_DIR, release)
    console.log(record ? `release ${record.serial}: ${record.changed.join(', ')}` : 'nothing has changed')
    for (const sentence of [...repaired, ...kept]) console.log(`note: ${sentence}`)
  } catch (error) {
    console.error(error instanceof ReleaseError ? error.message : error)
    process.exitCode = 1
  }
}

/** Null for a damaged record too: a build needs none. */
function believed() {
  try {
    return readCurrent(STATE_DIR)
  } catch (error) {
    if (error instanceof ReleaseError) return null
    throw error
  }
}

/** Packages whose active version was made of other sources, and that are not built now. */
function othersToBuild() {
  const shown = believed()?.discovery.microFrontends ?? {}
  return known.filter((name) => {
    const active = shown[name]?.find(({ deployment }) => deployment.default)?.metadata.version
    if (active === undefined || jobs.some((job) => job.name === name)) return false
    const about = path.join(artifactFolder(name, active), 'artifact.json')
    const { sources } = fs.existsSync(about) ? JSON.parse(fs.readFileSync(about, 'utf8')) : {}
    return (sources ?? active) !== versions[name]
  })
}

const others = named.length > 0 ? othersToBuild() : []
if (others.length > 0)
  console.log(`note: these sources are also new for ${others.join(', ')}, which shoppers see as before until a build of it is released.`)

// Code that the shell gives is no part of a remote's version, so the artifact may be older than these sources.
const given = givenSources()
for (const { name, version } of options.includes('--no-activate') ? [] : jobs) {
  const sentence = changedInShell(STATE_DIR, name, version, given)
  if (sentence) console.log(`note: ${name}@${version}: ${sentence}`)
}
