import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { runProgram, type Ended } from '../processes/run-program.ts'
import { ROOT, STATE_DIR } from '../processes/state.ts'

export const BASELINES = path.join(ROOT, 'e2e/gallery/baselines')
export const HOW_TO_MAKE = 'npm run gallery -- --baselines'
/** Text needs no more: a fraction of the size, and no difference that a comparison sees. */
const COLOURS = 16

/** `156`: pictures of one major version are compared with no other's. */
export async function majorOf(executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const version = browser.version()
  await browser.close()
  return version.split('.')[0] ?? version
}

export const baselinesOf = (major: string): string[] =>
  fs.existsSync(BASELINES)
    ? fs
        .readdirSync(BASELINES)
        .filter((file) => file.endsWith(`-chromium-${major}.png`))
        .map((file) => path.join(BASELINES, file))
    : []

interface Visit {
  url: string
  chromium: string
  major: string
  /** Of Playwright. */
  args?: string[]
  report?: string
}

/** Compares every sheet of a running gallery with its baselines, and lets axe look at it. */
export const visitGallery = ({ url, chromium: executable, major, args = [], report }: Visit): Promise<Ended> =>
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

/** Makes the pictures of this Chromium anew and takes away those of its other versions. */
export async function makeBaselines(visit: Visit): Promise<{ ended: Ended; files: number; bytes: number }> {
  fs.rmSync(BASELINES, { recursive: true, force: true })
  fs.mkdirSync(BASELINES, { recursive: true })
  const ended = await visitGallery({ ...visit, args: ['--update-snapshots=all', '--grep=looks'] })
  const files = baselinesOf(visit.major)
  for (const file of files) {
    const small = await sharp(file).png({ palette: true, colours: COLOURS, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()
    fs.writeFileSync(file, small)
  }
  return { ended, files: files.length, bytes: files.reduce((sum, file) => sum + fs.statSync(file).size, 0) }
}
