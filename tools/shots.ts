/**
 * `npm run shots -- [paths…] [--width 390] [--locale ru] [--theme dark]`: pictures of the running shop (PORT) in every width,
 * language and theme, into .state/shots/. Without paths: every screen that the shop has, with its drawers and sheets.
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.ts'
import { portFromEnvironment } from './processes/shop/shop.ts'
import { ROOT, STATE_DIR } from './processes/state.ts'
import { command, UserError } from './print/steps.ts'
import { HOSTS, isTouched, looksFrom, nameOf } from './shots/looks.ts'
import { productAddresses, screensFrom } from './shots/screens.ts'
import { shoot } from './shots/shoot.ts'

const FOLDER = path.join(STATE_DIR, 'shots')

/** Touch emulation ends during full-page screenshots, which changes the page's height. */
const FINGER = '--blink-settings=primaryPointerType=2,availablePointerTypes=2,primaryHoverType=1,availableHoverTypes=1'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true },
    locale: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
  },
})

await command(async () => {
  const port = portFromEnvironment()
  const looks = looksFrom(values)
  const executablePath = await findChromium()
  const open = (...more: string[]) =>
    chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', ...more] })
  const browsers = { mouse: await open(), finger: await open(FINGER) }
  try {
    fs.mkdirSync(FOLDER, { recursive: true })
    const products = await productAddresses(port).catch(() => {
      throw new UserError(`No shop answers on port ${port}: run npm start first, or say where it is with PORT=….`)
    })
    const screens = screensFrom(positionals, products)
    for (const look of looks) {
      for (const screen of screens.filter(({ fits }) => fits(look.width))) {
        const file = path.join(FOLDER, nameOf(screen.name, look))
        const browser = browsers[isTouched(look) ? 'finger' : 'mouse']
        await shoot(browser, `http://${HOSTS[look.locale]}:${port}`, screen, look, file)
        console.log(path.relative(ROOT, file))
      }
    }
  } finally {
    await Promise.all([browsers.mouse.close(), browsers.finger.close()])
  }
})
