import { Component, Suspense, use, useEffect, type ReactNode } from 'react'
import { useStoreMap } from 'effector-react'
import type { PageModule, WidgetModule, WidgetProps } from '@shop/routing'
import { forgetFailedParts } from '@shop/ui'
import { AreaFailure } from './chrome/index.ts'
import { $versions, AreaReadyContext, RemotesContext } from './remotes.ts'
import styles from './areas.module.css'

/** One area's failure stays in that area. */
class Boundary extends Component<{ children: ReactNode; onRetry: () => void; onDead: () => void }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: Error) {
    if (error.name === 'ChunkLoadError') this.props.onDead()
  }
  override render() {
    if (!this.state.failed) return this.props.children
    const retry = () => {
      forgetFailedParts()
      this.props.onRetry()
      this.setState({ failed: false })
    }
    return <AreaFailure onRetry={retry} />
  }
}

function useVersion(owner: string) {
  return useStoreMap({ store: $versions, keys: [owner], fn: (versions, [name]) => versions[name] ?? '' })
}

function useModule<Module>(owner: string, exposed: string): Module {
  const version = useVersion(owner)
  const found = use(RemotesContext).get(owner, version, exposed)
  return (found instanceof Promise ? use(found) : found) as Module
}

export function AreaReady({ exposed }: { exposed: string }) {
  const ready = use(AreaReadyContext)
  useEffect(() => ready(exposed), [ready, exposed])
  return null
}

interface AreaProps {
  owner: string
  exposed: string
  /** Another place mounts the area anew. */
  place: string
  waiting?: ReactNode
  children: ReactNode
}

/** A place in the shell that a remote fills. Another version, or another page, mounts it anew. */
function Area({ owner, exposed, place, waiting, children }: AreaProps) {
  const remotes = use(RemotesContext)
  const version = useVersion(owner)
  // The key is inside Suspense: a navigation keeps the old page on screen until the next one is ready.
  return (
    <div className={styles['area']} data-owner={owner} data-version={version}>
      <Suspense fallback={waiting ?? null}>
        <Boundary key={`${owner}@${version}/${exposed}${place}`} onRetry={() => remotes.forget(owner)} onDead={() => remotes.onDead(owner, exposed)}>
          {children}
          <AreaReady exposed={`${owner}/${exposed}`} />
        </Boundary>
      </Suspense>
    </div>
  )
}

function PageView({ owner, exposed }: { owner: string; exposed: string }) {
  const { Page } = useModule<PageModule>(owner, exposed)
  return <Page />
}

function WidgetView({ owner, widget, props }: WidgetProps) {
  const remotes = use(RemotesContext)
  const module = useModule<WidgetModule>(owner, `widget/${widget}`)
  useEffect(() => remotes.onWidget(owner, widget, module), [remotes, owner, widget, module])
  return <module.Widget {...props} />
}

export function PageArea({ owner, page, pathname }: { owner: string; page: string; pathname: string }) {
  return (
    <Area owner={owner} exposed={`page/${page}`} place={pathname} waiting={<div className={styles['waiting']} aria-busy="true" />}>
      <PageView owner={owner} exposed={`page/${page}`} />
    </Area>
  )
}

/** What `<Widget owner widget />` of @shop/routing becomes. */
export function WidgetArea({ owner, widget, waiting, props }: WidgetProps) {
  return (
    <Area owner={owner} exposed={`widget/${widget}`} place="" waiting={waiting}>
      <WidgetView owner={owner} widget={widget} {...(props ? { props } : {})} />
    </Area>
  )
}
