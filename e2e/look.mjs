import { chromium } from '@playwright/test'
import fs from 'node:fs'
const [, , width = '1440', locale = 'ru', theme = 'light', ...only] = process.argv
const names = fs
  .readdirSync('/tmp/h-gallery/gallery/src/sheets')
  .filter((f) => f.endsWith('.tsx'))
  .map((f) => f.slice(0, -4))
  .filter((n) => only.length === 0 || only.includes(n))
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'] })
const out = '/tmp/h-gallery-look'
fs.mkdirSync(out, { recursive: true })
const c = await b.newContext({ viewport: { width: +width, height: 900 }, reducedMotion: 'reduce' })
for (const n of names) {
  const p = await c.newPage()
  p.on('console', (m) => m.type() === 'error' && console.log(n, m.text()))
  p.on('pageerror', (e) => console.log(n, e.message))
  await p.goto(`http://localhost:4070/sheets/${n}?locale=${locale}&theme=${theme}`)
  try {
    await p.locator('html[data-shown]').waitFor({ timeout: 8000 })
  } catch (e) {
    console.log(n, 'not shown')
  }
  await p.waitForTimeout(500)
  await p.evaluate(async () => {
    for (const i of document.images) i.loading = 'eager'
    await Promise.all([...document.images].map((i) => i.decode().catch(() => {})))
  })
  const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (over > 0) console.log(n, 'overflow', over)
  await p.screenshot({ path: `${out}/${n}.png`, fullPage: true, animations: 'disabled' })
  await p.close()
}
await b.close()
