import fs from 'node:fs'
import path from 'node:path'
import { findChromium } from '../../chromium.ts'
import { majorOf, visitGallery } from '../../gallery/baselines.ts'
import { buildGallery } from '../../gallery/build-gallery.ts'
import { serveGallery } from '../../gallery/serve.ts'
import { STATE_DIR } from '../../processes/state.ts'
import { readPlaywright, type PlaywrightReport } from './playwright.ts'
import { NOTHING, type Suite } from '../suite.ts'

/** Visual comparison of all kit components, and axe in both themes. */
export const gallery: Suite = {
  name: 'gallery',
  run: async () => {
    const chromium = await findChromium()
    const major = await majorOf(chromium)
    const served = await serveGallery(await buildGallery(), 0)
    try {
      const report = path.join(STATE_DIR, 'test/gallery.json')
      fs.rmSync(report, { force: true })
      const { output } = await visitGallery({ url: served.url, chromium, major, args: ['--reporter=list,json'], report })
      if (!fs.existsSync(report)) return { ...NOTHING, failed: 1, failures: [output.trim().slice(-4000)] }
      return readPlaywright(JSON.parse(fs.readFileSync(report, 'utf8')) as PlaywrightReport)
    } finally {
      await served.stop()
    }
  },
}
