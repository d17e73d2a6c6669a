import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { fork, scopeBind, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { type BrandFace, brandWords } from '@shop/contracts/shop/brand-face'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { handOver, prepareToken } from '@shop/http'
import { TextsContext, addTexts, createTextsHost, type TextsHost } from '@shop/i18n'
import { $pageFailure, match } from '@shop/routing'
import { $brand, $context, addToBag, commonDataAsked, favoriteToggled } from '@shop/session'
import { App, ERROR_AREA, SHELL_AREA } from './app.tsx'
import { loadFactory } from '../remotes/federation.ts'
import { warmLinkedPages, watchIntent } from '../navigation/intent.ts'
import { loadLate } from '../late/load.ts'
import { loadAsks } from '../remotes/load-asks.ts'
import { askRelease, followReleases } from '../live/live.ts'
import { Navigation } from '../navigation/navigation.tsx'
import { showNotice } from '../live/notice.ts'
import { unpack, type Packed } from './packed.ts'
import { pause } from '../loading/pause.ts'
import { readJson, requireJson, type Release } from '../remotes/release.ts'
import { mayReload } from '../live/reload-guard.ts'
import { $runs, AreaReadyContext, RemotesContext, TakingOverContext } from '../remotes/remotes.ts'
import { replayEarly } from './replay.ts'
import { keepTabsInStep } from '../live/tabs.ts'
import { rememberViewed } from '../live/viewed.ts'
import { createVisits, type Visits } from '../visits/visits.ts'
import type { Early } from './early-state.ts'
import { whenParsed } from './first-paint.ts'
import { loadWords } from '../words/load.ts'
import { addWords } from '../words/words.ts'

import '@shop/ui/styles/base.css'

/**
 * A page whose part never comes never says that it is ready: the shopper's own state does not wait for it for ever. A busy phone
 * takes some seconds to hydrate, and stores that change meanwhile are what React then finds different from the server's HTML.
 */
const TAKE_OVER_MS = 10_000
/** By then the page's own requests are over, also on a slow line. */
const LATE_MS = 2000

interface DocumentContext extends ShopContext {
  /** Of this document, without a slash at the end. */
  origin: string
  brand: BrandFace
}

/** Values of the server are kept by sid; what the browser adds to them is too. */
function sidOf({ sid }: { sid: string | null }): string {
  if (!sid) throw new Error('a store without a sid')
  return sid
}

function reload(isAskedFor = false) {
  if (isAskedFor ? !navigator.onLine : !mayReload()) return false
  location.reload()
  return true
}

/** The area of the first page: until React has taken it over, nothing may change what the server wrote there. */
function firstArea(scope: Scope): string {
  const found = scope.getState($pageFailure) ? null : match(location.pathname, location.search)
  return found ? `${found.row.owner}/page/${found.row.page}` : ERROR_AREA
}

const loadAnalytics = () => import(/* webpackChunkName: "consent-model", webpackFetchPriority: "low" */ '../analytics/send/begin.ts')

/** From here on the page is the shopper's: early clicks are answered, and bag, hearts and menu are their own. */
async function onTakenOver(scope: Scope, visits: Visits, context: ShopContext, texts: TextsHost, { serial }: Release) {
  keepTabsInStep(scope, context, visits.requireDocument)
  rememberViewed(scope, context)
  await pause()
  scopeBind(commonDataAsked, { scope })({ path: location.pathname })
  prepareToken()
  // In the task of the question: its answer must not take back for a moment what an early click has counted.
  for (const form of replayEarly()) {
    const skuId = form.get('sku_id')
    const itemId = Number(form.get('item_id'))
    if (itemId) scopeBind(favoriteToggled, { scope })(itemId)
    if (typeof skuId === 'string') scopeBind(addToBag, { scope })({ skuId, quantity: Number(form.get('quantity') ?? 1), from: 'early' })
  }
  await pause()
  showNotice(scope)
  watchIntent(visits)
  warmLinkedPages(visits)
  followReleases(visits)
  performance.mark('hydrated')
  setTimeout(() => {
    // A failure of either is nothing to the shopper.
    void loadAnalytics().then(({ begin }) => begin(scope, context, texts), console.warn)
    void loadLate().then(({ startLate }) => startLate(scope, serial), console.warn)
  }, LATE_MS)
}

/** Shown in the console as ever, and kept for a report. */
function caught(error: unknown) {
  console.error(error)
  ;(window as { early?: Early }).early?.errors.push(error)
}

/** Whose country lives on another domain is led there: so rarely that its code comes when it is needed. */
async function leadElsewhere({ headers }: Response) {
  const domain = headers.get('domain-redirect')
  if (domain) (await import(/* webpackFetchPriority: "low" */ '../location/domain-redirect.ts')).leadTo(domain)
}

export async function start() {
  await whenParsed()
  const asked = (window as { early?: Early }).early?.responses ?? {}
  handOver(asked)
  asked['POST /backend/pd/frontend/common_data']?.then(leadElsewhere, () => {})
  const release = requireJson<Release>('release')
  const packed = readJson<Packed>('values')
  const values = packed && (unpack(packed) as Record<string, unknown>)
  const { origin, brand, ...context } = requireJson<DocumentContext>('context')
  if (new URLSearchParams(location.search).has('owners')) document.documentElement.dataset['owners'] = ''
  await pause() // a tap is answered between the parts of the start

  const versions = Object.fromEntries(Object.entries(release.remotes).map(([owner, [first]]) => [owner, first?.version ?? '']))
  const scope = fork({ values: { ...values, [sidOf($runs)]: versions, [sidOf($context)]: context, [sidOf($brand)]: brand } })
  const texts = createTextsHost(context.locale, brandWords(brand, context.locale), readJson<Record<string, string>>('texts') ?? {})
  const words = loadWords(context.locale)
    .catch(() => loadWords(context.locale))
    .then((module) => addWords(texts, module.words))
  const visits = createVisits({ release, scope, texts, context, origin, loadFactory, loadAsks, askRelease, reload })

  // A remote that fails here shows its boundary, or the server's HTML; the rest of the page must live.
  const isWhole = await visits.arrive({ hasData: values !== null, words }).catch((error: unknown) => console.error(error))
  await words
  await pause() // taking the page over is the longest part

  const root = document.getElementById('root') ?? document.body
  // HTML that one version made must not be taken over by another.
  const takesOver = values !== null && Object.entries(versions).every(([owner, version]) => visits.shown(owner) === version)
  const takingOver = { active: takesOver }
  const takeOver = () => {
    clearTimeout(timer)
    if (!isTakenOver) void onTakenOver(scope, visits, context, texts, release)
    isTakenOver = true
    takingOver.active = false
  }
  let isTakenOver = false
  const timer = setTimeout(takeOver, TAKE_OVER_MS)
  const first = isWhole ? firstArea(scope) : SHELL_AREA
  const onAreaReady = (area: string) => {
    if (area === first) takeOver()
  }
  const tree = (texts: TextsHost): ReactNode => (
    <RemotesContext value={visits.remotes}>
      <TakingOverContext value={takingOver}>
        <AreaReadyContext value={onAreaReady}>
          <TextsContext value={texts}>
            <Provider value={scope}>
              <Navigation storefront={context.storefront} onVisit={visits.visit}>
                <App />
              </Navigation>
            </Provider>
          </TextsContext>
        </AreaReadyContext>
      </TakingOverContext>
    </RemotesContext>
  )
  let shown: Root | undefined
  if (takesOver) {
    // A transition hydrates in slices of 5 ms: without it React takes the whole page in one long task.
    startTransition(() => {
      shown = hydrateRoot(root, tree(texts), {
        onCaughtError: caught,
        onRecoverableError: (error) => console.error('hydration:', error),
      })
    })
  } else {
    root.replaceChildren()
    shown = createRoot(root, { onCaughtError: caught })
    shown.render(tree(texts))
  }
  if (__DEVELOPMENT__) {
    // Another value of the context: every component says its words again and keeps its state.
    const sayAgain = () => shown?.render(tree({ ...texts }))
    development.attach({
      restart: visits.restart,
      textsChanged(namespace, changed) {
        addTexts(texts, namespace, changed)
        sayAgain()
      },
      wordsChanged(changed) {
        addWords(texts, changed)
        sayAgain()
      },
    })
  }
}
