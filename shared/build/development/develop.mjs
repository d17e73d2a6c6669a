// node shared/build/development/develop.mjs shell mfe-catalog …: watch builds of `npm run dev`.
//
// Has a state folder of its own, .state/development: its builds change under one name and must never be released. Other packages stay as
// active at the start. A child of tools/dev.ts: sends { ready }, then { building } when a build starts or ends.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import webpack from 'webpack'
import { DEVELOPMENT_VERSION, Documents } from './development-state.mjs'
import { ROOT } from '../roots.mjs'
import { atomicWrites } from '../steps/whole-files.mjs'

const names = process.argv.slice(2)
const documents = new Documents(names)

/** `mfe-catalog/src/page.tsx: Unexpected token (58:4)`: one line; the tab shows the rest. */
function firstLine(name, { moduleName = '', message }) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
  const said = lines.find((line) => line && !/^Module build failed|^Error:?$/.test(line)) ?? 'it does not compile'
  if (said.startsWith(`${name}/`)) return said
  const file = path.posix.join(name, moduleName.replace(/^.*!/, ''))
  // Babel repeats the file name.
  return `${file}: ${said.replace(/^\w*Error: /, '').replace(`${path.join(ROOT, file)}: `, '')}`.slice(0, 300)
}

let running = 0
const building = (change) => {
  running += change
  process.send?.({ building: running > 0 || !documents.areCurrent })
}

const errorsOf = (stats) => (stats.hasErrors() ? (stats.toJson({ all: false, errors: true }).errors ?? []) : [])

function compilerOf(config) {
  const compiler = webpack(config)
  compiler.outputFileSystem = atomicWrites(compiler.outputFileSystem)
  return compiler
}

/** Server builds follow browser builds, so that a tab never waits for them. @returns requests another build */
function serverBuilds(name, config) {
  const compiler = compilerOf(config)
  let isRunning = false
  let isAskedAgain = false
  return function build() {
    isAskedAgain = isRunning
    if (isRunning) return
    isRunning = true
    building(1)
    const hash = documents.hashOf(name)
    compiler.run((error, stats) => {
      isRunning = false
      const failed = error ?? errorsOf(stats)[0]
      if (failed) console.log(`✗ ${firstLine(name, failed)} (server build)`)
      else documents.serve(name, hash)
      building(-1)
      if (documents.areReady) process.send?.({ ready: true })
      if (isAskedAgain) build()
    })
  }
}

for (const name of names) {
  const { default: configure } = await import(pathToFileURL(path.join(ROOT, name, 'webpack.config.mjs')).href)
  const [browser, server] = configure(DEVELOPMENT_VERSION, { development: true, output: documents.folderOf(name) })
  const buildServer = serverBuilds(name, server)
  const compiler = compilerOf(browser)
  compiler.hooks.watchRun.tap('develop', () => building(1))
  // What the server build alone reads: an edit there has to start a build too.
  const serverOnly = path.join(ROOT, name, 'src/boot/server')
  if (fs.existsSync(serverOnly))
    compiler.hooks.afterCompile.tap('develop', ({ contextDependencies }) => contextDependencies.add(serverOnly))
  compiler.watch({ aggregateTimeout: 40, ignored: /[\\/]node_modules[\\/]/ }, (error, stats) => {
    const failed = error ?? errorsOf(stats)[0]
    if (failed) {
      const line = firstLine(name, failed)
      console.log(`✗ ${line}`)
      documents.compiled(name, '', `${line}\n\n${failed.message}`)
    } else {
      console.log(`✓ ${name} · ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`)
      documents.compiled(name, stats.hash, '')
      buildServer()
    }
    building(-1)
  })
}
