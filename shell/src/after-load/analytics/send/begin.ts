import { createWatch, scopeBind, type Scope } from 'effector'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { TextsHost } from '@shop/i18n'
import { match } from '@shop/routing'
import { isPaying } from '../../../chrome/layouts/layouts.tsx'
import { navigationEnded } from '../../../visits/opening/progress.ts'
import { landingSearch } from '../address.ts'
import { $isOn, $isOpen, checked, placeChanged, refusalStored } from '../consent/model.ts'

const loadRun = () => import(/* webpackChunkName: "analytics" */ './run.ts')

/** No banner on payment pages, kiosks and OAuth windows. */
function isQuiet() {
  const row = match(location.pathname, location.search)?.row
  return row?.page === 'kiosk' || row?.layout === 'none' || isPaying(row?.page, location.search)
}

/** Shows the consent banner, or runs analytics. Both load on demand. */
export function begin(scope: Scope, context: ShopContext, texts: TextsHost): void {
  const place = () => scopeBind(placeChanged, { scope })({ isQuiet: isQuiet() })
  const look = scopeBind(checked, { scope })
  place()
  createWatch({ unit: navigationEnded, scope, fn: place })

  let isMounted = false
  const mount = (isOpen: boolean) => {
    if (!isOpen || isMounted) return
    isMounted = true
    void import(/* webpackChunkName: "consent" */ '../consent/mount.tsx').then(({ mountBanner }) => mountBanner(scope, context, texts))
  }
  createWatch({ unit: $isOpen, scope, fn: mount })
  // "Cookies" may have been pressed before this code came.
  mount(scope.getState($isOpen))

  let isFirst = true
  let hasRun = false
  let stop: Promise<() => void> | null = null
  createWatch({
    unit: $isOn,
    scope,
    fn(isOn) {
      const isFromStart = isFirst
      if (isOn) {
        hasRun = true
        stop ??= loadRun().then(({ run }) => run(scope, isFromStart))
      } else if (stop) {
        void stop.then((end) => end())
        stop = null
      }
    },
  })
  // Third-party code cannot be unloaded from a document.
  const renew = () => hasRun && void loadRun().then(({ isDestinationLoaded }) => isDestinationLoaded() && location.reload())
  createWatch({ unit: refusalStored, scope, fn: renew })
  look()
  isFirst = false
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
  if (new URLSearchParams(landingSearch()).get('debug') === 'analytics') {
    void import(/* webpackChunkName: "debug" */ '../debug/mount.tsx').then(({ mountDebug }) => mountDebug(scope))
  }
}
