import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { STATE_DIR } from './environment.ts'
import type { Options } from './fixtures.ts'

export default defineConfig<Options>({
  testDir: './specs',
  outputDir: path.join(STATE_DIR, 'test/playwright'),
  globalSetup: './machine/setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // More than two browsers beside the servers slow each other down.
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1280, height: 900 },
    // A service worker would bypass network interception; `offline.spec.ts` enables it.
    serviceWorkers: 'block',
    actionTimeout: 7_000,
    navigationTimeout: 10_000,
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
