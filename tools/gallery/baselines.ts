import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { runProgram, type Ended } from '../processes/run-program.ts'
import { ROOT, STATE_DIR } from '../processes/state.ts'

const BASELINES = path.join(ROOT, 'e2e/gallery/baselines')
/** Palette sizes to try, smallest first. */
const COLORS = [16, 32, 64, 128, 256]
/** Maximum difference per channel, of 255. */
const MAX_CHANGE = 24

/** `156`: baselines are per Chromium major version. */
export async function majorOf(executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const version = browser.version()
  await browser.close()
  return version.split('.')[0] ?? version
}

const baselinesOf = (major: string): string[] =>
  fs.existsSync(BASELINES)
    ? fs
        .readdirSync(BASELINES)
        .filter((file) => file.endsWith(`-chromium-${major}.png`))
        .map((file) => path.join(BASELINES, file))
    : []

interface GalleryVisit {
  url: string
  chromium: string
  major: string
  /** Of Playwright. */
  args?: string[]
  report?: string
}

/** Compares every sheet with its baseline, and runs axe. */
export const visitGallery = ({ url, chromium: executable, major, args = [], report }: GalleryVisit): Promise<Ended> =>
  runProgram(
    process.execPath,
    [path.join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e/gallery/playwright.config.ts', ...args],
    {
      minutes: 20,
      env: {
        GALLERY_URL: url,
        CHROMIUM: executable,
        CHROMIUM_MAJOR: major,
        HAS_BASELINES: baselinesOf(major).length > 0 ? '1' : '',
        FORCE_COLOR: '0',
        ...(report && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      },
      log: path.join(STATE_DIR, 'test/gallery.log'),
    },
  )

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer()

/** Reduces colors without visible difference. */
async function shrink(file: string): Promise<void> {
  const whole = fs.readFileSync(file)
  const wanted = await pixelsOf(whole)
  for (const colors of COLORS) {
    const small = await sharp(whole).png({ palette: true, colors, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()
    const pixels = await pixelsOf(small)
    if (pixels.some((value, index) => Math.abs(value - (wanted[index] ?? 0)) > MAX_CHANGE)) continue
    return fs.writeFileSync(file, small)
  }
}

/** Creates baselines of this Chromium and deletes other versions'. */
export async function makeBaselines(visit: GalleryVisit): Promise<{ ended: Ended; files: number; bytes: number }> {
  fs.rmSync(BASELINES, { recursive: true, force: true })
  fs.mkdirSync(BASELINES, { recursive: true })
  const ended = await visitGallery({ ...visit, args: ['--update-snapshots=all', '--grep=looks'] })
  const files = baselinesOf(visit.major)
  for (const file of files) await shrink(file)
  return { ended, files: files.length, bytes: files.reduce((sum, file) => sum + fs.statSync(file).size, 0) }
}
