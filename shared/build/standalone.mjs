// Builds a page that is never released: node shared/build/standalone.mjs <folder> <output>
import path from 'node:path'
import webpack from 'webpack'
import { standalone } from './preset.mjs'
import { ROOT } from './roots.mjs'

const [name, output] = process.argv.slice(2)
const compiler = webpack(standalone({ name, folder: path.join(ROOT, name), output: path.resolve(output) }))

compiler.run((error, stats) => {
  compiler.close(() => {
    if (error) console.error(String(error))
    else if (stats.hasErrors() || stats.hasWarnings())
      console.error(stats.toString({ preset: 'errors-warnings', colors: false, errorDetails: false }).trim())
    if (error || stats.hasErrors()) process.exitCode = 1
  })
})
