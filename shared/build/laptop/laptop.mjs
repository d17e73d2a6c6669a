import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import webpack from 'webpack'
import { ROOT, STATE_DIR } from '../roots.mjs'
import { atomicWrites } from '../steps/whole-files.mjs'
import { packages } from '../versions/versions.mjs'
import { proxyOf } from './proxy.mjs'

const USAGE = 'npm run dev -- mfe-catalog --shop https://zlata.ru [--port 4000]'
/** Never published: a name of no release. */
const VERSION = '0.0.0-laptop'

function refuse(sentence) {
  console.error(`${sentence}\n${USAGE}`)
  process.exit(1)
}

function read() {
  try {
    const options = { shop: { type: 'string' }, port: { type: 'string', default: '4000' } }
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    return refuse(error.message)
  }
}

const { values, positionals } = read()
const remotes = packages().filter((name) => name !== 'shell')
const [name = remotes.length === 1 ? remotes[0] : undefined] = positionals
if (!remotes.includes(name)) refuse(`Name the remote: ${remotes.join(', ')}.`)
const shop = URL.parse(values.shop ?? '')
if (!/^https?:$/.test(shop?.protocol ?? '')) refuse('Name the shop: --shop https://zlata.ru')
const port = Number(values.port)
if (!Number.isInteger(port) || port < 1 || port > 65_535) refuse(`--port is "${values.port}", and it must be a number.`)

const folder = path.join(STATE_DIR, 'laptop', name)
const { default: configure } = await import(pathToFileURL(path.join(ROOT, name, 'webpack.config.mjs')).href)
// As released, with its hashes; minifying would only make each edit wait.
const configs = configure(VERSION, { output: folder }).map((config) => ({
  ...config,
  optimization: { ...config.optimization, minimize: false },
}))
const compiler = webpack(configs)
for (const each of compiler.compilers) each.outputFileSystem = atomicWrites(each.outputFileSystem)

let artifact = null
const { server, tell } = proxyOf(shop, () => ({ folder, artifact }))
// Only this machine is answered.
server.on('error', (error) => refuse(error.code === 'EADDRINUSE' ? `Port ${port} is in use: --port names another one.` : error.message))

console.log(`… Building ${name}`)
compiler.watch({ aggregateTimeout: 40, ignored: /[\\/]node_modules[\\/]/ }, (error, stats) => {
  const failed =
    error ?? (stats.hasErrors() ? stats.toJson({ all: false, errors: true }).children.flatMap(({ errors }) => errors ?? [])[0] : null)
  if (failed) {
    const sentence = `${name} does not compile: ${failed.moduleName ?? ''} ${failed.message}`
    console.error(`✗ ${sentence}`)
    return tell(sentence.slice(0, 300))
  }
  const isFirst = artifact === null
  artifact = JSON.parse(fs.readFileSync(path.join(folder, 'artifact.json'), 'utf8'))
  console.log(`✓ ${name} · ${new Date().toLocaleTimeString()}`)
  tell('built')
  if (isFirst) server.listen(port, '127.0.0.1', () => console.log(`  ${shop.origin} with it, for you alone: http://localhost:${port}`))
})
