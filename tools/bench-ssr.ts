/**
 * `npm run bench:ssr -- [--documents 10000] [--pages 30]`: what documents cost the front door, cached and rendered anew, and its memory
 * afterwards. It starts a front door with the active release of this folder, and an API with a demo shop of its own.
 */
import os from 'node:os'
import { parseArgs } from 'node:util'
import { rowsOf } from './bench-ssr/figures.ts'
import { addressesOf, measureCached, measureCold } from './bench-ssr/measure.ts'
import { openBench } from './bench-ssr/stand.ts'
import { build } from './build.ts'
import { command, UserError, step } from './print/steps.ts'
import { table } from './print/table.ts'

const { values } = parseArgs({ options: { documents: { type: 'string', default: '10000' }, pages: { type: 'string', default: '30' } } })

function wholeNumber(text: string, what: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1) return number
  throw new UserError(`${what} is "${text}", and it must be a whole number from 1.`)
}

await command(async () => {
  const documents = wholeNumber(values.documents, '--documents')
  const pages = wholeNumber(values.pages, '--pages')
  await step('Building what has changed', 'Shop built', () => build({ release: 'unless chosen' }).then(() => {}))
  const bench = await step('Opening the front door and its API', 'Front door open', openBench)
  try {
    const addresses = await addressesOf(bench)
    const cold = await step('Rendering anew', `${pages} pages of each kind`, () => measureCold(bench, addresses, pages))
    const cached = await step('Asking again', `${documents} documents`, () => measureCached(bench, addresses, documents))
    console.log(`\n${table(['figure', 'measured'], rowsOf(cached, cold))}`)
    console.log(`\nNode ${process.versions.node}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`)
  } finally {
    await bench.stop()
  }
})
