// node shared/build/develop.mjs shell mfe-catalog … — builds of `npm run dev`, made anew as sources change.
//
// Keeps a state folder of its own, .state/development: builds there change under one name, which no release may see. Packages that are
// not named are shown as they were active when it began. A child of tools/dev.ts: { ready }, then { building } as builds begin and end.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'
import { DEVELOPMENT_VERSION, Documents } from './development-state.mjs'
import { ROOT } from './roots.mjs'

const names = process.argv.slice(2)
const documents = new Documents(names)

const configs = []
for (const name of names) {
  const { default: configure } = await import(pathToFileURL(path.join(ROOT, name, 'webpack.config.mjs')).href)
  configs.push(...configure(DEVELOPMENT_VERSION, { development: true, output: documents.folderOf(name) }))
}

/** `mfe-catalog/src/page.tsx: Unexpected token (58:4)`, one line: the rest is in the tab. */
function firstLine(name, { moduleName = '', message }) {
  const lines = message.split('\n').map((line) => line.replace(/\u001b\[\d+m/g, '').trim())
  const said = lines.find((line) => line && !/^Module build failed|^Error:?$/.test(line)) ?? 'it does not compile'
  const file = path.posix.join(name, moduleName.replace(/^.*!/, ''))
  // Babel names the file once more.
  return `${file}: ${said.replace(/^\w*Error: /, '').replace(`${path.join(ROOT, file)}: `, '')}`.slice(0, 300)
}

let running = 0
const building = (change) => {
  running += change
  process.send?.({ building: running > 0 || !documents.areCurrent })
}

const compiler = webpack(configs)
for (const each of compiler.compilers) {
  const [id, side] = each.options.name.split(' ')
  const name = id.split('@')[0]
  each.hooks.watchRun.tap('develop', () => building(1))
  each.hooks.done.tap('develop', (stats) => {
    const { errors = [] } = stats.hasErrors() ? stats.toJson({ all: false, errors: true, moduleTrace: false }) : {}
    if (side === 'browser') {
      const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1)
      if (errors[0]) console.log(`✗ ${firstLine(name, errors[0])}`)
      else console.log(`✓ ${name} · ${seconds} s`)
      documents.compiled(name, stats.hash, errors[0] ? `${firstLine(name, errors[0])}\n\n${errors[0].message}` : '')
    } else if (!errors[0]) {
      fs.writeFileSync(path.join(documents.folderOf(name), 'server/package.json'), '{"type":"commonjs"}\n')
      documents.serve(name)
      if (documents.areReady) process.send?.({ ready: true })
    }
    building(-1)
  })
  each.hooks.failed.tap('develop', (error) => {
    console.error(error)
    building(-1)
  })
}
compiler.watch({ aggregateTimeout: 40, ignored: /[\\/]node_modules[\\/]/ }, () => {})
