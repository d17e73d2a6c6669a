import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { STATE_DIR } from '../environment.ts'

const MAJOR = process.env['CHROMIUM_MAJOR'] ?? 'unknown'

export default defineConfig({
  testDir: '.',
  outputDir: path.join(STATE_DIR, 'test/playwright-gallery'),
  // Another Chromium version renders text differently.
  snapshotPathTemplate: `{testDir}/baselines/{arg}-chromium-${MAJOR}{ext}`,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // Baselines have reduced colors: tolerates one step.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.15, maxDiffPixels: 8 },
  },
  reporter: 'list',
  use: {
    baseURL: process.env['GALLERY_URL'] ?? 'http://localhost:3900',
    browserName: 'chromium',
    reducedMotion: 'reduce',
    launchOptions: {
      ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--hide-scrollbars',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
})
