import { Suspense } from 'react'
import { useUnit } from 'effector-react'
import { MAX_LOOK_PIECES } from '@shop/contracts/catalog/looks/look'
import { part } from '@shop/ui'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { Note } from '@shop/ui/note'
import { PageHeading } from '@shop/ui/page-heading'
import { Failure, Skeleton, Waiting } from '@shop/ui/states'
import { $unknown, $url, $view, retried } from './model/look.ts'
import { useTexts } from './texts/index.ts'
import { Canvas } from './ui/canvas/canvas.tsx'
import { Panel } from './ui/panel.tsx'
import styles from './page.module.css'
// Of parts that the server writes before their code is there.
import './ui/ear-map.module.css'
import './ui/sum.module.css'

const EarMap = part(() => import(/* webpackChunkName: "look-late", webpackFetchPriority: "low" */ './ui/ear-map.tsx'))
const Sum = part(() => import(/* webpackChunkName: "look-late", webpackFetchPriority: "low" */ './ui/sum.tsx'))

/** Pieces worn together on one canvas: swapped, sized, added and shared as one. */
export function LookPage() {
  const t = useTexts()
  const { view, retry } = useUnit({ view: $view, retry: retried })
  return (
    <div className={`wrap ${styles['page']}`}>
      <Breadcrumbs items={[{ name: t('home'), url: '/' }]} current={t('crumb')} />
      <PageHeading title={t('title')}>{t('text')}</PageHeading>
      {view === 'failed' ? (
        <Failure onRetry={() => retry()} />
      ) : view === 'loading' ? (
        <>
          <Waiting />
          <Skeleton height="min(120vw, 860px)" />
        </>
      ) : (
        <Look />
      )}
    </div>
  )
}

function Look() {
  return (
    <>
      <Notes />
      <div className={styles['look']}>
        <div className={styles['stage']}>
          <Canvas />
        </div>
        <Panel />
        <Suspense>
          <EarMap />
          <Sum />
        </Suspense>
      </div>
    </>
  )
}

/** What of the link is not shown [look.bad-link]. */
function Notes() {
  const t = useTexts()
  const { url, unknown } = useUnit({ url: $url, unknown: $unknown })
  return (
    <div className={styles['notes']} role="status">
      {unknown.length > 0 && <Note>{t('unknown', { count: unknown.length })}</Note>}
      {url.isDamaged && <Note>{t('damaged')}</Note>}
      {url.entries.length > MAX_LOOK_PIECES && <Note>{t('tooMany', { max: MAX_LOOK_PIECES })}</Note>}
    </div>
  )
}
