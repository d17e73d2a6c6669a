import type { Page } from '@playwright/test'
import { LONG } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { somePiece } from '../../machine/catalogue.ts'

const KIB = 1024
/**
 * Encoded bytes of a page, as architecture.md allows them: `script` is what the document names of the shell and the remote that the
 * page belongs to; widgets of other remotes load when the shopper is near them, on a short page at once. Their limit includes the
 * remote's entry with the hashes of its files, 7 KiB for the largest one, and the card of a piece. Both together have a limit of their own.
 */
const MOST = { script: 165 * KIB, widget: 15 * KIB, style: 30 * KIB, document: 40 * KIB, font: 65 * KIB }
/**
 * `later`, by page: scripts and styles that the code of the shell and of this remote asks for, without anything that the shopper does. Once
 * hydrated, what is in the window and the words of errors; two seconds later what serves a page at rest; last, with the stream of releases,
 * the code of a swap. The consent banner has been answered.
 */
const MOST_LATER = { home: 13.5 * KIB, listing: 24.5 * KIB, product: 22.5 * KIB, bag: 14.5 * KIB }
const MOST_SCRIPT_AND_WIDGET = 178 * KIB
const LAST_OF_ALL = /\/swaps\.js$/
const MAX_REQUESTS_OF_A_LISTING = 30

interface Weighed {
  bytes: Record<keyof typeof MOST | 'later', number>
  requests: string[]
}

/**
 * What the browser's network counts from an empty cache: requests until React has taken the page over and the shopper's own state has come,
 * bytes until nothing more comes.
 */
async function weigh(page: Page, owner: string, open: () => Promise<void>): Promise<Weighed> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const asked = new Map<string, { type: string; url: string }>()
  const received: { type: string; url: string; size: number }[] = []
  const requests: string[] = []
  const names: Record<string, keyof typeof MOST> = {
    Script: 'script',
    Stylesheet: 'style',
    Document: 'document',
    Font: 'font',
  }
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    asked.set(requestId, { type, url: request.url })
    // A browser asks for the icon once, whichever page comes first; a headless shell never does.
    if (!/^data:|\/favicon\.svg$/.test(request.url)) requests.push(request.url)
  })
  // Bodies alone: the test's HTTP/1.1 sends headers as they are, which no shopper's connection does.
  const last = Promise.withResolvers<void>()
  const heads = new Map<string, number>()
  cdp.on('Network.responseReceived', ({ requestId, response }) => heads.set(requestId, response.encodedDataLength))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = asked.get(requestId)
    if (known) received.push({ ...known, size: encodedDataLength - (heads.get(requestId) ?? 0) })
    if (known && LAST_OF_ALL.test(known.url)) last.resolve()
  })
  const html = page.waitForResponse((response) => response.request().isNavigationRequest()).then((response) => response.text())
  const common = page.waitForResponse(/common_data/)
  await open()
  await common
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(1)
  await page.evaluate(() => document.fonts.ready)
  const requestsToHydrate = [...requests]
  await last.promise
  const markup = await html
  const isOurs = new RegExp(`/a/(shell|${owner})/`)
  const isLater = (url: string) => isOurs.test(url) && /\.(js|css)$/.test(url) && !markup.includes(new URL(url).pathname)
  const bytes = { script: 0, later: 0, widget: 0, style: 0, document: 0, font: 0 }
  for (const { type, url, size } of received) {
    const kind = names[type]
    if (kind === 'script' && !isOurs.test(url)) bytes.widget += size
    else if (kind && isLater(url)) bytes.later += size
    else if (kind) bytes[kind] += size
  }
  return { bytes, requests: requestsToHydrate.filter((url) => !isLater(url)) }
}

for (const viewport of [
  { width: 412, height: 823 },
  { width: 1350, height: 940 },
]) {
  test.describe(`at ${viewport.width} px`, viewport.width < 1000 ? {} : LONG, () => {
    test.use({ viewport })

    for (const [name, owner, addressOf] of [
      ['home', 'mfe-landings', () => '/'],
      ['listing', 'mfe-catalog', () => '/catalog'],
      ['product', 'mfe-catalog', (piece: string) => piece],
      ['bag', 'mfe-cart-checkout', () => '/cart'],
    ] as const) {
      test(`the ${name} page stays within its budget`, async ({ page, shop }) => {
        const address = addressOf((await somePiece(shop)).url)
        const { bytes, requests } = await weigh(page, owner, () => shop.open(page, address))
        test.info().annotations.push({
          type: 'bytes',
          description: Object.entries(bytes)
            .map(([kind, size]) => `${kind} ${(size / KIB).toFixed(1)} KiB`)
            .join(', '),
        })
        expect(bytes.script, 'scripts were measured').toBeGreaterThan(50 * KIB)
        for (const [kind, most] of Object.entries({ ...MOST, later: MOST_LATER[name] }))
          expect.soft(bytes[kind as keyof typeof bytes], kind).toBeLessThanOrEqual(most)
        expect.soft(bytes.script + bytes.widget, 'script and widget').toBeLessThanOrEqual(MOST_SCRIPT_AND_WIDGET)
        if (name === 'listing') expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS_OF_A_LISTING)
      })
    }
  })
}
