import {
  Component,
  Suspense,
  createContext,
  memo,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { useStoreMap, useUnit } from 'effector-react'
import type { PageModule, WidgetModule, WidgetProps } from '@shop/routing'
import { forgetFailedParts } from '@shop/ui'
import { AreaFailure, AreaLeftAsHtml } from '../../chrome/index.ts'
import { KeepFocus } from './keep-focus.ts'
import { useGate, type Gate } from './near-viewport.ts'
import { $leftAsHtml, $runs, AreaReadyContext, RemotesContext, versionOf, type Verdict } from '../remotes.ts'
import { HydrationContext } from '../../platform/hydration/hydration-context.ts'
import { releasePresses, replayPresses } from '../../platform/hydration/replay.ts'
import styles from './areas.module.css'

interface BoundaryProps {
  children: ReactNode
  ready: ReactNode
  waiting?: ReactNode
  onRetry: () => Promise<void> | void
  onFault: (error: Error) => Promise<Verdict>
  /** In place of the failure and its button. */
  failed?: ReactNode
}

type BoundaryState = { is: 'whole' | 'waiting' | 'failed' }
const AFTER = { again: 'whole', replaced: 'waiting', failed: 'failed' } as const

/** Error boundary of an area. While recovery is decided, the area suspends. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { is: 'whole' }
  static getDerivedStateFromError(): BoundaryState {
    return { is: 'waiting' }
  }
  override componentDidCatch(error: Error) {
    this.#obey(this.props.onFault(error))
  }
  #obey(verdict: Promise<Verdict>) {
    void verdict.then((result) => this.setState({ is: AFTER[result] }))
  }
  readonly #retry = () => {
    forgetFailedParts()
    this.setState({ is: 'waiting' })
    this.#obey(Promise.resolve(this.props.onRetry()).then(() => 'again'))
  }
  override render() {
    const { is } = this.state
    return (
      <>
        {is === 'whole' && this.props.children}
        {is === 'waiting' && this.props.waiting}
        {is === 'failed' && (this.props.failed ?? <AreaFailure onRetry={this.#retry} />)}
        {this.props.ready}
      </>
    )
  }
}

/** The run that fills an owner's areas. A new run renders beside the old one and replaces it when complete, so that no gap is visible. */
function useRun(owner: string) {
  const run = useStoreMap({ store: $runs, keys: [owner], fn: (runs, [name]) => runs[name] ?? '' })
  const newest = useMemo(() => ({ owner, run }), [owner, run])
  const deferred = useDeferredValue(newest)
  return deferred.owner === owner ? deferred.run : run
}

const arrived = new WeakMap<object, Promise<unknown>>()
/** Marks a settled promise like React does: `use` reads it synchronously. */
function arrivedOf(module: object): Promise<unknown> {
  const known = arrived.get(module) ?? Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module })
  arrived.set(module, known)
  return known
}

function useModule<Module>(owner: string, exposed: string, run: string, hasHtml: boolean): Module {
  const found = use(RemotesContext).forArea(owner, run, exposed, hasHtml) as object
  // Always calls `use`: a suspended render is replayed, and skipping `use` would break hook order.
  return use(found instanceof Promise ? found : arrivedOf(found)) as Module
}

export function AreaReady({ exposed }: { exposed: string }) {
  const ready = use(AreaReadyContext)
  useEffect(() => ready(exposed), [ready, exposed])
  return null
}

/** Presses reach the area from now on; those of before are repeated. */
function Live({ area }: { area: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    const element = area.current
    element?.setAttribute('data-live', '')
    replayPresses(element)
    return () => element?.removeAttribute('data-live')
  }, [area])
  return null
}

/** Inside the boundary: mounts together with the area. */
function Mounted({ owner, exposed, run }: { owner: string; exposed: string; run: string }) {
  const remotes = use(RemotesContext)
  useEffect(() => remotes.mount(owner, exposed), [remotes, owner, exposed])
  useEffect(() => remotes.onRendered(owner, run, exposed), [remotes, owner, run, exposed])
  return null
}

/** Boundary of a lazy shell part. */
export const PartArea = ({
  children,
  waiting = <div className={styles['waiting']} aria-busy="true" />,
}: {
  children: ReactNode
  waiting?: ReactNode
}) => (
  <Suspense fallback={waiting}>
    <Boundary ready={null} onRetry={() => {}} onFault={() => Promise.resolve('failed')}>
      {children}
    </Boundary>
  </Suspense>
)

/** Memoized: re-rendering a dehydrated area discards its HTML. */
function HtmlNote({ area, element }: { area: string; element: RefObject<HTMLDivElement | null> }) {
  const isLeft = useUnit($leftAsHtml) === area
  useEffect(() => {
    if (isLeft) releasePresses(element.current)
  }, [isLeft, element])
  return isLeft ? <AreaLeftAsHtml /> : null
}

/** What areas inside show when they fail, in place of the failure and its button. */
export const FailedContext = createContext<ReactNode>(undefined)

interface AreaProps {
  owner: string
  exposed: string
  run: string
  /** A new location remounts the area. */
  place: string
  waiting?: ReactNode
  element: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** A remote's area in the shell. Remounts for another version or page. */
function Area({ owner, exposed, run, place, waiting, element, children }: AreaProps) {
  const remotes = use(RemotesContext)
  const failed = use(FailedContext)
  const name = `${owner}/${exposed}`
  // The key is inside Suspense: navigation keeps the old page until the new one is ready.
  return (
    <KeepFocus area={element} shows={name + place} run={run}>
      <div ref={element} className={styles['area']} data-owner={owner} data-area={exposed} data-version={versionOf(run)}>
        <HtmlNote area={name} element={element} />
        <Suspense fallback={waiting ?? null}>
          <Boundary
            key={`${owner}@${run}/${exposed}${place}`}
            onRetry={() => remotes.onRetry(owner, exposed)}
            onFault={(error) => remotes.onFault(owner, run, exposed, error)}
            // A failed page counts as hydrated too: the rest of the shop does not wait for it.
            ready={
              <>
                <AreaReady exposed={name} />
                <Live area={element} />
              </>
            }
            waiting={waiting}
            failed={failed}
          >
            {children}
            <Mounted owner={owner} exposed={exposed} run={run} />
          </Boundary>
        </Suspense>
      </div>
    </KeepFocus>
  )
}

interface ViewProps {
  owner: string
  exposed: string
  run: string
  hasHtml: boolean
}

function PageView({ owner, exposed, run, hasHtml }: ViewProps) {
  const { Page } = useModule<PageModule>(owner, exposed, run, hasHtml)
  return <Page />
}

function WidgetView({ owner, widget, props, gate, run }: WidgetProps & { gate: Gate | null; run: string }) {
  const remotes = use(RemotesContext)
  if (gate) use(gate.near)
  const module = useModule<WidgetModule>(owner, `widget/${widget}`, run, gate !== null)
  useEffect(() => remotes.onWidget(owner, widget, module), [remotes, owner, widget, module])
  return <module.Widget {...props} />
}

/** The location with server HTML, until the first navigation. */
function usePlaceOfHtml(place: string): boolean {
  const hydration = use(HydrationContext)
  const [first, setFirst] = useState(hydration.active ? place : null)
  if (first !== null && first !== place) setFirst(null)
  return first === place
}

// Memoized by content: a page of 48 cards must not re-render for a progress bar, and dehydrated HTML must not be discarded.
export const PageArea = memo(function PageArea({ owner, page, pathname }: { owner: string; page: string; pathname: string }) {
  const run = useRun(owner)
  const element = useRef<HTMLDivElement>(null)
  const exposed = `page/${page}`
  const hasHtml = usePlaceOfHtml(pathname)
  const waiting = <div className={styles['waiting']} aria-busy="true" />
  return (
    <Area owner={owner} exposed={exposed} run={run} place={pathname} waiting={waiting} element={element}>
      <PageView owner={owner} exposed={exposed} run={run} hasHtml={hasHtml} />
    </Area>
  )
})

/** Implementation of `<Widget owner widget />` of @shop/routing. */
export const WidgetArea = memo(
  function WidgetArea({ owner, widget, waiting, props }: WidgetProps) {
    const run = useRun(owner)
    const { area, gate } = useGate(run)
    return (
      <Area owner={owner} exposed={`widget/${widget}`} run={run} place="" waiting={waiting} element={area}>
        <WidgetView owner={owner} widget={widget} gate={gate} run={run} {...(props ? { props } : {})} />
      </Area>
    )
  },
  (before, now) => before.owner === now.owner && before.widget === now.widget && before.props === now.props,
)
