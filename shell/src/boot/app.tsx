import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { $changesUnderWay } from '@shop/http'
import { $pageFailure, WidgetHost, match, useLocation } from '@shop/routing'
import { FavoritesForm } from '@shop/ui'
import { AreaReady, PageArea, WidgetArea } from '../remotes/areas/areas.tsx'
import { BareLayout, DefaultLayout, ErrorPage, LandingLayout, ProgressBar, Toasts } from '../chrome/index.ts'
import { OfflineBanner } from './offline-banner.ts'
import { layOutWhenIdle } from '../platform/tasks/far.ts'
import { PopupPlace } from '../visits/popups/popup-place.tsx'
import { SearchHost } from '../chrome/search/host.tsx'
import { $navigating } from '../visits/opening/progress.ts'

const LAYOUTS = { default: DefaultLayout, landing: LandingLayout, none: BareLayout }

/** Pages with all data render without a progress bar, for which layout would run again. */
function Progress({ pathname }: { pathname: string }) {
  const [isNavigating, changes] = useUnit([$navigating, $changesUnderWay])
  useEffect(() => (isNavigating ? undefined : layOutWhenIdle()), [isNavigating, pathname])
  return <ProgressBar active={isNavigating || changes > 0} />
}

/** Area name of shell-owned pages. */
export const ERROR_AREA = 'shell/error'
/** Area name of header, footer and bag. */
export const SHELL_AREA = 'shell'

export function App() {
  const { pathname, search } = useLocation()
  const failure = useUnit($pageFailure)
  const found = match(pathname, search)
  const shown = failure ? null : found
  const Layout = LAYOUTS[shown?.row.layout ?? 'default']
  return (
    <WidgetHost value={WidgetArea}>
      {/* Before all hearts: an early click needs the form. */}
      <FavoritesForm />
      <Progress pathname={pathname} />
      <Layout>
        {shown ? (
          <PageArea owner={shown.row.owner} page={shown.row.page} pathname={pathname} />
        ) : (
          <>
            <ErrorPage status={found ? (failure?.status ?? 404) : 404} message={failure?.message} isLost={failure?.isLost} />
            <AreaReady exposed={ERROR_AREA} />
          </>
        )}
      </Layout>
      <PopupPlace />
      <SearchHost />
      <Toasts OfflineBanner={OfflineBanner} />
      <AreaReady exposed={SHELL_AREA} />
    </WidgetHost>
  )
}
