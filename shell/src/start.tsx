import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { fork, scopeBind, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { errorPageWidgets } from '@shop/contracts/routes'
import type { ShopContext } from '@shop/contracts/storefront'
import { prepareToken } from '@shop/http'
import { TextsContext, createTextsHost, type TextsHost } from '@shop/i18n'
import { $pageFailure, match } from '@shop/routing'
import { $context, addToBag, commonDataAsked } from '@shop/session'
import { App, ERROR_AREA } from './app.tsx'
import { loadFactory } from './federation.ts'
import { watchIntent } from './intent.ts'
import { askRelease, followReleases } from './live.ts'
import { Navigation } from './navigation.tsx'
import { showNotice } from './notice.ts'
import { readJson, type Release } from './release.ts'
import { mayReload } from './reload-guard.ts'
import { $versions, AreaReadyContext, RemotesContext } from './remotes.ts'
import { replayEarly } from './replay.ts'
import { keepTabsInStep } from './tabs.ts'
import { createVisits, type Visits } from './visits/visits.ts'
import { whenParsed, whenToHydrate } from './when.ts'
import { loadWords } from './words/load.ts'
import { addWords } from './words/words.ts'

import '@shop/ui/styles/base.css'

/** A widget far below may take long to come: the shopper's own state does not wait for it for ever. */
const TAKE_OVER_MS = 2000

interface DocumentContext extends ShopContext {
  /** Of this document, without a slash at the end. */
  origin: string
}

function reload() {
  if (!mayReload()) return false
  location.reload()
  return true
}

/** Areas that the server rendered: until React has taken them over, nothing may change what they show. */
function areasOfFirstPage(scope: Scope): Set<string> {
  const found = scope.getState($pageFailure) ? null : match(location.pathname, location.search)
  const widgets = found ? (found.row.widgets ?? []) : errorPageWidgets
  return new Set([found ? `${found.row.owner}/page/${found.row.page}` : ERROR_AREA, ...widgets.map(({ owner, widget }) => `${owner}/widget/${widget}`)])
}

/** From here on the page is the shopper's: early clicks are answered, and bag, hearts and menu are their own. */
function onTakenOver(scope: Scope, visits: Visits, context: ShopContext, texts: TextsHost) {
  performance.mark('hydrated')
  keepTabsInStep(scope, context, visits.requireDocument)
  scopeBind(commonDataAsked, { scope })({ path: location.pathname })
  prepareToken()
  for (const form of replayEarly()) {
    const skuId = form.get('sku_id')
    if (skuId) scopeBind(addToBag, { scope })({ skuId: String(skuId), quantity: Number(form.get('quantity') ?? 1), from: 'early' })
  }
  showNotice(scope, texts)
  watchIntent(visits)
  followReleases(visits)
}

export async function start() {
  await whenParsed()
  const release = readJson<Release>('release')!
  const values = readJson<Record<string, unknown>>('values')
  const { origin, ...context } = readJson<DocumentContext>('context')!
  if (new URLSearchParams(location.search).has('owners')) document.documentElement.dataset['owners'] = ''

  const versions = Object.fromEntries(Object.entries(release.remotes).map(([owner, [first]]) => [owner, first?.version ?? '']))
  const scope = fork({ values: { ...values, [$versions.sid!]: versions, [$context.sid!]: context } })
  const texts = createTextsHost(context.locale)
  const words = loadWords(context.locale)
    .catch(() => loadWords(context.locale))
    .then((module) => addWords(texts, module.words))
  const visits = createVisits({ release, scope, texts, context, origin, loadFactory, askRelease, reload })
  const ready = whenToHydrate()

  // A remote that fails here shows its boundary; the rest of the page must live.
  await visits.arrive({ hasData: values !== null, words }).catch((error: unknown) => console.error(error))
  await words
  if (values) await ready // without the server's HTML nothing is painted that could be waited for

  const areas = areasOfFirstPage(scope)
  const takeOver = () => {
    clearTimeout(timer)
    areas.clear()
    takeOver.done ||= (onTakenOver(scope, visits, context, texts), true)
  }
  takeOver.done = false
  const onAreaReady = (area: string) => {
    if (areas.delete(area) && areas.size === 0) takeOver()
  }
  const tree: ReactNode = (
    <RemotesContext value={visits.remotes}>
      <AreaReadyContext value={onAreaReady}>
        <TextsContext value={texts}>
          <Provider value={scope}>
            <Navigation storefront={context.storefront} onVisit={(to) => void visits.visit(to).catch((error: unknown) => console.error(error))}>
              <App />
            </Navigation>
          </Provider>
        </TextsContext>
      </AreaReadyContext>
    </RemotesContext>
  )
  const timer = setTimeout(takeOver, TAKE_OVER_MS)
  const root = document.getElementById('root')!
  // HTML that one version made must not be taken over by another.
  const sameVersions = Object.entries(versions).every(([owner, version]) => visits.shown(owner) === version)
  if (values && sameVersions) {
    // A transition hydrates in slices of 5 ms: without it React takes the whole page in one long task.
    startTransition(() => void hydrateRoot(root, tree, { onRecoverableError: (error) => console.error('hydration:', error) }))
  } else {
    root.replaceChildren()
    createRoot(root).render(tree)
  }
}
