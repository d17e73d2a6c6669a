import { lazy } from 'react'
import { loadAfterLoad } from '../after-load/load.ts'
import { OfflineNote } from '../chrome/index.ts'

/** A connection that is lost before the code of the banner came must not take the page away. */
export const OfflineBanner = lazy(() =>
  loadAfterLoad().then(
    (code) => ({ default: code.OfflineBanner }),
    () => ({ default: OfflineNote }),
  ),
)
