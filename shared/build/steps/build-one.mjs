// Builds one package: node shared/build/steps/build-one.mjs <name> <version> <version of the sources>. A child of build.mjs, so that packages build in parallel.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'
import { givenSources } from '../versions/given-sources.mjs'
import { originOf } from './origin.mjs'
import { publishAtomically } from './put-in-place.mjs'
import { ROOT, artifactFolder } from '../roots.mjs'

const [name, version, sources] = process.argv.slice(2)
const folder = artifactFolder(name, version)
const output = `${folder}.${process.pid}`

const { default: configure } = await import(pathToFileURL(path.join(ROOT, name, 'webpack.config.mjs')).href)
const compiler = webpack(
  configure(version).map((config) => ({ ...config, output: { ...config.output, path: config.output.path.replace(folder, output) } })),
)

compiler.run((error, stats) => {
  compiler.close(() => {
    const failed = error || stats.hasErrors()
    if (error) console.error(String(error))
    else if (stats.hasErrors() || stats.hasWarnings())
      console.error(stats.toString({ preset: 'errors-warnings', colors: false, errorDetails: false }).trim())
    if (failed) {
      fs.rmSync(output, { recursive: true, force: true })
      process.exitCode = 1
      return
    }
    try {
      fs.writeFileSync(path.join(output, 'server/package.json'), '{"type":"commonjs"}\n')
      const about = path.join(output, 'artifact.json')
      const origin = originOf(ROOT, [name, 'shared', 'vendor', 'pnpm-lock.yaml'])
      fs.writeFileSync(
        about,
        JSON.stringify({ ...JSON.parse(fs.readFileSync(about, 'utf8')), given: givenSources(), origin, sources }, null, 1),
      )
      publishAtomically(output, folder)
    } catch (failure) {
      console.error(failure.code === 'ENOSPC' ? `The disk of ${folder} is full.` : failure)
      fs.rmSync(output, { recursive: true, force: true })
      process.exitCode = 1
    }
  })
})
