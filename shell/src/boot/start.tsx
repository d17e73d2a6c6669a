import { startTransition, type ErrorInfo, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createWatch, fork, scopeBind, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { type BrandFace, brandWords } from '@shop/contracts/shop/brand-face'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { handOver, prepareToken } from '@shop/http'
import { TextsContext, addTexts, createTextsHost, type TextsHost } from '@shop/i18n'
import { $pageFailure, match } from '@shop/routing'
import { $brand, $context, addToBag, commonDataAsked, favoriteToggled } from '@shop/session'
import { $consentWanted, consentWanted } from '../chrome/footer/consent-wanted.ts'
import { App, ERROR_AREA, SHELL_AREA } from './app.tsx'
import { loadFactory } from '../remotes/federation.ts'
import { watchIntent } from '../visits/navigation/intent.ts'
import { watchLostFocus } from '../visits/navigation/lost-focus.ts'
import { loadAfterLoad } from '../after-load/load.ts'
import { loadAsks } from '../remotes/load-asks.ts'
import { askRelease } from '../after-load/release-updates/ask-release.ts'
import { Navigation } from '../visits/navigation/navigation.tsx'
import { unpack, type Packed } from '../platform/document/packed.ts'
import { pause } from '../platform/tasks/pause.ts'
import type { Release } from '../remotes/release.ts'
// Of the cookie banner, which is loaded late: a file of so few styles would cost each page more than they weigh.
import '../after-load/analytics/consent/banner.module.css'
import { readJson, requireJson } from '../platform/document/blocks.ts'
import { mayReload } from '../platform/document/reload-guard.ts'
import { $runs, AreaReadyContext, RemotesContext } from '../remotes/remotes.ts'
import { HydrationContext } from '../platform/hydration/hydration-context.ts'
import { replayEarly, replayPresses } from '../platform/hydration/replay.ts'
import { syncTabs } from './tabs.ts'
import { rememberViewed } from './viewed.ts'
import { createVisits, type Visits } from '../visits/opening/visits.ts'
import type { Early } from '../platform/hydration/early-state.ts'
import { whenParsed } from './first-paint.ts'
import { followTranslator, tolerateTranslator } from './translator.ts'
import { loadDocumentTexts, loadErrorTexts } from '../platform/document-texts/load.ts'
import { addDocumentTexts } from '../platform/document-texts/document-texts.ts'

import '@shop/ui/styles/base.css'

/**
 * Maximum wait for hydration: a failed part must not block the shopper's state. Slow phones take seconds, and store changes before
 * hydration cause mismatches.
 */
const HYDRATION_MS = 10_000
/** After the page's own requests, also on slow lines. */
const AFTER_LOAD_MS = 2000

interface DocumentContext extends ShopContext {
  /** Of this document, without a slash at the end. */
  origin: string
  brand: BrandFace
}

/** Restores server values by sid, including browser defaults. */
function sidOf({ sid }: { sid: string | null }): string {
  if (!sid) throw new Error('a store without a sid')
  return sid
}

function reload(isAskedFor = false) {
  if (isAskedFor ? !navigator.onLine : !mayReload()) return false
  location.reload()
  return true
}

/** The first page's area: server-rendered until hydrated. */
function firstArea(scope: Scope): string {
  const found = scope.getState($pageFailure) ? null : match(location.pathname, location.search)
  return found ? `${found.row.owner}/page/${found.row.page}` : ERROR_AREA
}

const loadAnalytics = () =>
  import(/* webpackChunkName: "after-load", webpackFetchPriority: "low" */ '../after-load/analytics/send/begin.ts')

/** Hydrated: replays early clicks and loads bag, favorites and menu. */
async function onHydrated(scope: Scope, visits: Visits, context: ShopContext, texts: TextsHost, { serial }: Release) {
  syncTabs(scope)
  rememberViewed(scope, context)
  await pause()
  scopeBind(commonDataAsked, { scope })({ path: location.pathname })
  prepareToken()
  // Synchronously with the request: its response must not undo an early click.
  for (const form of replayEarly()) {
    const skuId = form.get('sku_id')
    const itemId = Number(form.get('item_id'))
    if (itemId) scopeBind(favoriteToggled, { scope })(itemId)
    if (typeof skuId === 'string') scopeBind(addToBag, { scope })({ skuId, quantity: Number(form.get('quantity') ?? 1), from: 'early' })
  }
  replayPresses(null)
  await pause()
  watchIntent(visits)
  watchLostFocus()
  performance.mark('hydrated')
  // Failures are not shown.
  let isBegun = false
  const beginAnalytics = () => {
    if (isBegun) return
    isBegun = true
    void loadAnalytics().then(({ begin }) => begin(scope, context, texts), console.warn)
  }
  if (scope.getState($consentWanted)) beginAnalytics()
  else createWatch({ unit: consentWanted, scope, fn: beginAnalytics })
  setTimeout(() => {
    beginAnalytics()
    void loadAfterLoad().then(({ startAfterLoad }) => startAfterLoad(scope, visits, serial), console.warn)
  }, AFTER_LOAD_MS)
}

/** Logged, and stored for a report. */
function caught(error: unknown, info: ErrorInfo) {
  if (__DEVELOPMENT__) console.error(error, info.componentStack)
  else console.error(error)
  ;(window as { early?: Early }).early?.errors.push(error)
}

/** The server's HTML differed, and React has rendered it anew: told for the version of the innermost area. */
function recovered(error: unknown, { componentStack }: ErrorInfo) {
  console.error('hydration:', error)
  ;(window as { early?: Early }).early?.errors.push({ componentStack })
}

/** Redirects shoppers of another domain's country; rare, so its code is lazy. */
async function leadElsewhere({ headers }: Response) {
  const domain = headers.get('domain-redirect')
  if (domain)
    (await import(/* webpackChunkName: "location", webpackFetchPriority: "low" */ '../chrome/location/domain-redirect.ts')).redirectTo(
      domain,
    )
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
  await pause() // lets taps in between

  const versions = Object.fromEntries(Object.entries(release.remotes).map(([owner, [first]]) => [owner, first?.version ?? '']))
  const scope = fork({ values: { ...values, [sidOf($runs)]: versions, [sidOf($context)]: context, [sidOf($brand)]: brand } })
  const texts = createTextsHost(context.locale, brandWords(brand, context.locale), readJson<Record<string, string>>('texts') ?? {})
  const documentTexts = loadDocumentTexts(context.locale)
    .catch(() => loadDocumentTexts(context.locale))
    .then((module) => addDocumentTexts(texts, module.documentTexts))
  const visits = createVisits({ release, scope, texts, context, origin, loadFactory, loadAsks, askRelease, reload })

  // A failing remote shows its boundary or server HTML; the page must survive.
  const isWhole = await visits.arrive({ hasData: values !== null, documentTexts }).catch((error: unknown) => console.error(error))
  await documentTexts
  loadErrorTexts(texts).catch(console.warn)
  await pause() // hydration is the longest part

  const root = document.getElementById('root') ?? document.body
  tolerateTranslator()
  followTranslator(document.body)
  // Server HTML must be hydrated by the same version.
  const hasServerHtml = values !== null && Object.entries(versions).every(([owner, version]) => visits.shown(owner) === version)
  const hydration = { active: hasServerHtml }
  const hydrated = () => {
    clearTimeout(timer)
    if (!isHydrated) void onHydrated(scope, visits, context, texts, release)
    isHydrated = true
    hydration.active = false
  }
  let isHydrated = false
  const timer = setTimeout(hydrated, HYDRATION_MS)
  const first = isWhole ? firstArea(scope) : SHELL_AREA
  const onAreaReady = (area: string) => {
    if (area === first) hydrated()
  }
  const tree = (texts: TextsHost): ReactNode => (
    <RemotesContext value={visits.remotes}>
      <HydrationContext value={hydration}>
        <AreaReadyContext value={onAreaReady}>
          <TextsContext value={texts}>
            <Provider value={scope}>
              <Navigation storefront={context.storefront} onVisit={visits.visit}>
                <App />
              </Navigation>
            </Provider>
          </TextsContext>
        </AreaReadyContext>
      </HydrationContext>
    </RemotesContext>
  )
  let shown: Root | undefined
  if (hasServerHtml) {
    // Hydrates in a transition, in slices of 5 ms instead of one long task.
    startTransition(() => {
      shown = hydrateRoot(root, tree(texts), {
        onCaughtError: caught,
        onRecoverableError: recovered,
      })
    })
  } else {
    root.replaceChildren()
    shown = createRoot(root, { onCaughtError: caught })
    shown.render(tree(texts))
  }
  if (__DEVELOPMENT__) {
    // A new context value re-renders texts and keeps state.
    const retranslate = () => shown?.render(tree({ ...texts }))
    development.attach({
      restart: async (owner) => (await visits.swaps()).restart(owner),
      textsChanged(namespace, changed) {
        addTexts(texts, namespace, changed)
        retranslate()
      },
      documentTextsChanged(changed) {
        addDocumentTexts(texts, changed)
        retranslate()
      },
    })
  }
}
