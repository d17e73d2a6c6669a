import { Suspense, useRef, useState, type MouseEvent } from 'react'
import { useUnit } from 'effector-react'
import { part } from '@shop/ui'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { PageHeading } from '@shop/ui/page-heading'
import { Failure, Skeleton, Waiting } from '@shop/ui/states'
import { $view, retried } from './model/look.ts'
import { $beginsEmpty, $openLook } from './model/editors.ts'
import { useTexts } from './texts/index.ts'
import { Notes } from './ui/notes.tsx'
import { Panel } from './ui/panel.tsx'
import styles from './page.module.css'
// Of parts that the server writes before their code is there.
import './ui/canvas/bust.module.css'
import './ui/canvas/canvas.module.css'
import './ui/canvas/drawing.module.css'
import './ui/canvas/worn-picture.module.css'
import './ui/ear-map.module.css'
import './ui/editors.module.css'
import './ui/sum.module.css'

const Canvas = part(() => import(/* webpackChunkName: "look-late", webpackFetchPriority: "low" */ './ui/canvas/canvas.tsx'))
const EarMap = part(() => import(/* webpackChunkName: "look-late", webpackFetchPriority: "low" */ './ui/ear-map.tsx'))
const Editors = part(() => import(/* webpackChunkName: "look-late", webpackFetchPriority: "low" */ './ui/editors.tsx'))
const Sum = part(() => import(/* webpackChunkName: "look-late", webpackFetchPriority: "low" */ './ui/sum.tsx'))

/** Pieces worn together on one canvas: swapped, sized, added and shared as one. */
export function LookPage() {
  const t = useTexts()
  const { view, beginsEmpty, retry } = useUnit({ view: $view, beginsEmpty: $beginsEmpty, retry: retried })
  return (
    <div className={`wrap ${styles['page']}`}>
      <Breadcrumbs items={[{ name: t('home'), url: '/' }]} current={t('crumb')} />
      <Heading isBegun={!beginsEmpty} />
      {beginsEmpty && (
        <div className={styles['first']}>
          <Suspense>
            <Editors />
          </Suspense>
        </div>
      )}
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
      {/* A phone shows the ones before an empty look, in the order of the page; they are not moved, for that would jump. */}
      <div className={beginsEmpty ? styles['last'] : undefined}>
        <Suspense>
          <Editors />
        </Suspense>
      </div>
    </div>
  )
}

/** The name of the editors' look that is open [look.by-editors]. The other heading keeps its room, so that nothing below moves when one takes the place of the other. */
function Heading({ isBegun }: { isBegun: boolean }) {
  const t = useTexts()
  const open = useUnit($openLook)
  const [last, setLast] = useState(open)
  if (open && open !== last) setLast(open)
  const usual = <PageHeading title={t('title')}>{t('text')}</PageHeading>
  const named = last && <PageHeading title={last.name}>{last.text}</PageHeading>
  return (
    <div className={`${styles['heading']} ${isBegun && !last ? styles['begun'] : ''}`}>
      {open ? named : usual}
      {last && <div aria-hidden="true">{open ? usual : named}</div>}
    </div>
  )
}

function Look() {
  const pressed = useRef<Element | null>(null)
  /** The second click of a double click presses what the first has pressed, or nothing: "add all" brings sizes below the pointer. */
  const keepToOne = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('a, button, label') : null
    if (event.detail < 2 || button === pressed.current) {
      pressed.current = button
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <div className={styles['notes']} role="status">
        <Notes />
      </div>
      {/* Presses in it are kept until its last part has come. */}
      <div className={styles['look']} data-area="part/look" onClickCapture={keepToOne}>
        <div className={styles['stage']}>
          <Suspense>
            <Canvas />
          </Suspense>
        </div>
        <Panel />
        <Suspense>
          <Sum />
          <EarMap />
        </Suspense>
      </div>
    </>
  )
}
