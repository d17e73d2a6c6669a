import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { FULL, LONG, STATE_DIR } from './environment.ts'
import type { Options } from './fixtures.ts'

export default defineConfig<Options>({
  testDir: './specs',
  outputDir: path.join(STATE_DIR, 'test/playwright'),
  globalSetup: './machine/setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  ...(FULL ? {} : { grepInvert: new RegExp(LONG.tag) }),
  retries: 0,
  // More than two browsers beside the servers slow each other down.
  workers: 2,
  // Generous for busy machines: only failing tests wait that long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1280, height: 900 },
    // A service worker would bypass network interception; `offline.spec.ts` enables it.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    launchOptions: {
      ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Lazy loading distance: Chrome's default, which the headless shell lacks.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx4G=1250',
      ],
    },
  },
})
