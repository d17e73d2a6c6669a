import { Component, Suspense, memo, use, useEffect, type ReactNode, type Ref } from 'react'
import { useStoreMap } from 'effector-react'
import type { PageModule, WidgetModule, WidgetProps } from '@shop/routing'
import { forgetFailedParts } from '@shop/ui'
import { AreaFailure } from './chrome/index.ts'
import { useGate, type Gate } from './nearness.ts'
import { $versions, AreaReadyContext, RemotesContext } from './remotes.ts'
import styles from './areas.module.css'

/** One area's failure stays in that area. */
class Boundary extends Component<{ children: ReactNode; ready: ReactNode; onRetry: () => void; onDead: () => void }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: Error) {
    if (error.name === 'ChunkLoadError') this.props.onDead()
  }
  override render() {
    if (!this.state.failed) {
      return (
        <>
          {this.props.children}
          {this.props.ready}
        </>
      )
    }
    const retry = () => {
      forgetFailedParts()
      this.props.onRetry()
      this.setState({ failed: false })
    }
    return (
      <>
        <AreaFailure onRetry={retry} />
        {this.props.ready}
      </>
    )
  }
}

function useVersion(owner: string) {
  return useStoreMap({ store: $versions, keys: [owner], fn: (versions, [name]) => versions[name] ?? '' })
}

const arrived = new WeakMap<object, Promise<unknown>>()
/** As React marks a promise that it has seen settle: `use` reads it at once. */
function arrivedOf(module: object): Promise<unknown> {
  const known = arrived.get(module) ?? Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module })
  arrived.set(module, known)
  return known
}

function useModule<Module>(owner: string, exposed: string): Module {
  const version = useVersion(owner)
  const found = use(RemotesContext).get(owner, version, exposed) as object
  // Always `use`: a render that waited is played again when the module has come, and without its `use` React loses the hooks after it.
  return use(found instanceof Promise ? found : arrivedOf(found)) as Module
}

export function AreaReady({ exposed }: { exposed: string }) {
  const ready = use(AreaReadyContext)
  useEffect(() => ready(exposed), [ready, exposed])
  return null
}

/** A lazy part of the shell itself: its failure stays with it, too. */
export const PartArea = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<div className={styles['waiting']} aria-busy="true" />}>
    <Boundary ready={null} onRetry={() => {}} onDead={() => {}}>
      {children}
    </Boundary>
  </Suspense>
)

interface AreaProps {
  owner: string
  exposed: string
  /** Another place mounts the area anew. */
  place: string
  waiting?: ReactNode
  element?: Ref<HTMLDivElement>
  children: ReactNode
}

/** A place in the shell that a remote fills. Another version, or another page, mounts it anew. */
function Area({ owner, exposed, place, waiting, element, children }: AreaProps) {
  const remotes = use(RemotesContext)
  const version = useVersion(owner)
  // The key is inside Suspense: a navigation keeps the old page on screen until the next one is ready.
  return (
    <div ref={element} className={styles['area']} data-owner={owner} data-version={version}>
      <Suspense fallback={waiting ?? null}>
        <Boundary
          key={`${owner}@${version}/${exposed}${place}`}
          onRetry={() => remotes.forget(owner)}
          onDead={() => remotes.onDead(owner, exposed)}
          // A page that fails is taken over as well: the rest of the shop does not wait for it.
          ready={<AreaReady exposed={`${owner}/${exposed}`} />}
        >
          {children}
        </Boundary>
      </Suspense>
    </div>
  )
}

function PageView({ owner, exposed }: { owner: string; exposed: string }) {
  const { Page } = useModule<PageModule>(owner, exposed)
  return <Page />
}

function WidgetView({ owner, widget, props, gate }: WidgetProps & { gate: Gate | null }) {
  const remotes = use(RemotesContext)
  if (gate) use(gate.near)
  const module = useModule<WidgetModule>(owner, `widget/${widget}`)
  useEffect(() => remotes.onWidget(owner, widget, module), [remotes, owner, widget, module])
  return <module.Widget {...props} />
}

// Both are remounted or updated by what they show and by nothing around them: a page of 48 cards is not rendered again for a
// progress bar, and HTML that waits to be taken over is not thrown away.
export const PageArea = memo(function PageArea({ owner, page, pathname }: { owner: string; page: string; pathname: string }) {
  return (
    <Area owner={owner} exposed={`page/${page}`} place={pathname} waiting={<div className={styles['waiting']} aria-busy="true" />}>
      <PageView owner={owner} exposed={`page/${page}`} />
    </Area>
  )
})

/** What `<Widget owner widget />` of @shop/routing becomes. */
export const WidgetArea = memo(
  function WidgetArea({ owner, widget, waiting, props }: WidgetProps) {
    const { area, gate } = useGate(useVersion(owner))
    return (
      <Area owner={owner} exposed={`widget/${widget}`} place="" waiting={waiting} element={area}>
        <WidgetView owner={owner} widget={widget} gate={gate} {...(props ? { props } : {})} />
      </Area>
    )
  },
  (before, now) => before.owner === now.owner && before.widget === now.widget && before.props === now.props,
)
