import fs from 'node:fs'
import path from 'node:path'
import { findChromium, findHeadlessShell } from '../../chromium.ts'
import { freePorts } from '../../processes/shop/ports.ts'
import { runProgram } from '../../processes/run-program.ts'
import { Server } from '../../processes/server.ts'
import { newFrontDoorKey, PORTS_TAKEN } from '../../processes/shop/shop.ts'
import { ROOT, STATE_DIR } from '../../processes/state.ts'
import { readPlaywright, type PlaywrightReport } from './playwright.ts'
import { MINUTES_TO_HANG, NOTHING, type Suite } from '../suite.ts'

/** The shop as started by `npm start`, on free ports with its own state, in a real Chromium. */
export const endToEnd = (stateDir: string, { onlyLong }: { onlyLong: boolean }): Suite => ({
  name: 'end to end',
  run: async ({ full, files = [], shard }) => {
    // The long run uses full Chromium.
    const chromium = full ? await findChromium() : await findHeadlessShell()
    const port = await freePorts(PORTS_TAKEN)
    // Many sign-ins from one address: multiplies the limits.
    const shared = { STATE_DIR: stateDir, FRONT_DOOR_KEY: newFrontDoorKey(), CODE_LIMITS: '100', DEMO: '1' }
    const shop = new Server({ name: 'shop-under-test', file: 'tools/start.ts', port }, shared)
    const ending = await Promise.race([shop.ready, shop.ended])
    if (ending) return { ...NOTHING, failed: 1, failures: [`The shop did not start (${ending.how}):\n${ending.lastLines}`] }
    try {
      const folder = path.join(STATE_DIR, 'test')
      const file = path.join(folder, 'end-to-end.json')
      fs.rmSync(file, { force: true })
      const { output } = await runProgram(
        process.execPath,
        [
          path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
          'test',
          '-c',
          'e2e/playwright.config.ts',
          '--reporter=list,json',
          ...(shard ? [`--shard=${shard}`] : []),
          ...(onlyLong ? ['--grep', '@full'] : []),
          ...files,
        ],
        {
          minutes: full ? MINUTES_TO_HANG.full : MINUTES_TO_HANG.short,
          env: {
            ...shared,
            PORT: String(port),
            CHROMIUM: chromium,
            PLAYWRIGHT_JSON_OUTPUT_FILE: file,
            ...(full ? { FULL: '1' } : {}),
            FORCE_COLOR: '0',
          },
          log: path.join(folder, 'end-to-end.log'),
        },
      )
      if (!fs.existsSync(file)) return { ...NOTHING, failed: 1, failures: [output.trim().slice(-4000)] }
      return readPlaywright(JSON.parse(fs.readFileSync(file, 'utf8')) as PlaywrightReport)
    } finally {
      await shop.stop()
    }
  },
})
