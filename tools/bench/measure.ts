import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { observe, type PageReport, type Watched } from './in-page.ts'
import { NetworkLog } from './network-log.ts'
import { PROFILES, type Interaction, type InteractionName, type ProfileName, type Site, type PageName } from './stand/sites.ts'
import { waterfallOf } from './report/waterfall.ts'

export type Figures = Record<string, number | null>

interface Opened {
  context: BrowserContext
  page: Page
  cdp: CDPSession
  log: NetworkLog
}

/** A new browser context: empty cache, emulated screen, network and CPU. */
async function openPage(
  browser: Browser,
  profile: ProfileName,
  watched: Watched = { mode: 'click', early: null },
  done = 'false',
): Promise<Opened> {
  const { context: options, network, cpuSlowdown } = PROFILES[profile]
  const context = await browser.newContext({ ...options, ignoreHTTPSErrors: true, serviceWorkers: 'block' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.addInitScript({ content: `window.benchDone = () => (${done});` })
  await page.addInitScript(observe, watched)
  await cdp.send('Network.enable')
  // CPU time of the main thread, hardly affected by other load.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (network) await cdp.send('Network.emulateNetworkConditions', network)
  if (cpuSlowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return { context, page, cdp, log: new NetworkLog(cdp) }
}

const reportOf = (page: Page) => page.evaluate(() => (window as unknown as { bench: { report: () => PageReport } }).bench.report())

/** A cold page load until idle. */
export async function measureLoad(browser: Browser, profile: ProfileName, url: string): Promise<Figures> {
  const { context, page, cdp, log } = await openPage(browser, profile)
  try {
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
    await log.quiet()
    await page.waitForTimeout(300)
    const { fcp, lcp, lcpUrl, cls, longTasks, errors } = await reportOf(page)
    const { ttfb, dom } = await page.evaluate(() => ({
      ttfb: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStart,
      dom: document.querySelectorAll('*').length,
    }))
    const { metrics } = await cdp.send('Performance.getMetrics')
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0
    const sum = (kind: string) => log.list.filter((request) => request.kind === kind).reduce((bytes, request) => bytes + request.bytes, 0)
    const failed = log.list.filter((request) => request.failed || request.status >= 400)
    if (failed.length > 0 || errors.length > 0)
      console.error(`  ${url}: ${[...failed.map((request) => `${request.url} ${request.failed ?? request.status}`), ...errors].join('; ')}`)
    return {
      ttfb,
      fcp,
      lcp,
      cls,
      // Blocking time: beyond 50 ms per task after first paint.
      tbt: longTasks.reduce((all, [start, duration]) => all + Math.max(0, Math.min(duration, start + duration - (fcp ?? 0)) - 50), 0),
      requests: log.list.length,
      bytes: log.list.reduce((bytes, request) => bytes + request.bytes, 0),
      html: sum('html'),
      js: sum('js'),
      css: sum('css'),
      img: sum('img'),
      font: sum('font'),
      ...waterfallOf(log.list, lcpUrl),
      dom,
      scriptMs: metric('ScriptDuration') * 1000,
      layoutMs: (metric('LayoutDuration') + metric('RecalcStyleDuration')) * 1000,
      taskMs: metric('TaskDuration') * 1000,
      failed: failed.length,
    }
  } finally {
    await context.close()
  }
}

/** Start and end of an interaction; null without a response. */
async function interactionOf(page: Page, timeoutMs: number): Promise<number | null> {
  const since = Date.now()
  while (Date.now() - since < timeoutMs) {
    // A navigation makes the page unresponsive for a moment.
    const [start, end] = await page
      .evaluate(() => [sessionStorage.getItem('bench-start'), sessionStorage.getItem('bench-end')])
      .catch(() => [null, null])
    if (start && end) return Number(end) - Number(start)
    await page.waitForTimeout(50)
  }
  return null
}

/** Time from click to visible response. `hard` is 1 for a new document. */
export async function measureInteraction(
  browser: Browser,
  profile: ProfileName,
  site: Site,
  { on, path, click, done }: Interaction,
): Promise<Figures> {
  const { context, page, log } = await openPage(browser, profile, { mode: 'click', early: null }, done)
  try {
    await page.goto(path ? new URL(path, site.urls[on]).href : site.urls[on], { waitUntil: 'load', timeout: 90_000 })
    await log.quiet()
    await page.waitForTimeout(300)
    const target = page.locator(click).first()
    await target.scrollIntoViewIfNeeded({ timeout: 10_000 })
    await log.quiet(500, 15_000)
    const before = new Set(log.sent.keys())
    const origin = await page.evaluate(() => performance.timeOrigin)
    await page.evaluate(() => (window as unknown as { bench: { arm: () => void } }).bench.arm())
    await target.click({ timeout: 10_000, noWaitAfter: true })
    const ms = await interactionOf(page, 15_000)
    await log.quiet(500, 20_000)
    const hard = (await page.evaluate(() => performance.timeOrigin)) !== origin
    const asked = [...log.sent].filter(([id]) => !before.has(id)).map(([, request]) => request)
    const inp = hard || ms === null ? null : Math.max(16, (await reportOf(page)).slowestEvent)
    const calls = asked.filter(({ url }) => new URL(url).pathname.startsWith('/api/')).length
    return { ms, inp, hard: Number(hard), calls, requests: asked.length, bytes: asked.reduce((bytes, request) => bytes + request.bytes, 0) }
  } finally {
    await context.close()
  }
}

/** Time from navigation to response when clicking from first paint: the cost of late hydration. */
export async function measureEarly(browser: Browser, profile: ProfileName, site: Site, { on, click, done }: Interaction): Promise<Figures> {
  const { context, page } = await openPage(browser, profile, { mode: 'early', early: click }, done)
  try {
    await page.goto(site.urls[on], { waitUntil: 'commit', timeout: 90_000 })
    return { ms: await interactionOf(page, 20_000) }
  } finally {
    await context.close()
  }
}

export type Measured = PageName | `@${InteractionName}` | '@early'
