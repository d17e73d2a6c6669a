/**
 * `npm run gallery`: builds and serves the gallery of the kit on loopback (PORT, 3900 when not said): a page for each part with its
 * states, in both languages and themes and at three widths. `npm run gallery -- --baselines` makes its pictures anew, for
 * `npm run test:full` to compare with.
 */
import { parseArgs } from 'node:util'
import { findChromium } from './chromium.ts'
import { makeBaselines, majorOf } from './gallery/baselines.ts'
import { buildGallery } from './gallery/build-gallery.ts'
import { serveGallery, sheetNames } from './gallery/serve.ts'
import { onStopSignal } from './processes/stop-signal.ts'
import { command, UserError, step } from './print/steps.ts'

const DEFAULT_PORT = 3900
const KIB = 1024

const { values } = parseArgs({ options: { baselines: { type: 'boolean' } } })

function portRequested(): number {
  const port = Number(process.env['PORT'] ?? DEFAULT_PORT)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new UserError(`PORT is "${process.env['PORT']}", and it must be a number between 1 and 65535.`)
}

async function makePictures(url: string) {
  const chromium = await findChromium()
  const major = await majorOf(chromium)
  const { ended, files, bytes } = await step(`Taking pictures with Chromium ${major}`, 'Pictures taken', () =>
    makeBaselines({ url, chromium, major }),
  )
  if (ended.code !== 0) throw new UserError(ended.output.trim().slice(-4000))
  console.log(`${files} pictures, ${Math.round(bytes / KIB)} KiB: look at what git says has changed before it is committed.`)
}

await command(async () => {
  const port = values.baselines ? 0 : portRequested()
  const built = await step('Building the gallery', 'Gallery built', buildGallery)
  const gallery = await serveGallery(built, port).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new UserError(`Port ${port} is in use: say another one with PORT=….`) : error
  })
  try {
    if (values.baselines) return await makePictures(gallery.url)
    console.log(`${sheetNames().length} sheets at ${gallery.url}`)
    await onStopSignal()
  } finally {
    await gallery.stop()
  }
})
