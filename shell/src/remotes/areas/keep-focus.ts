import { Component, type ContextType, type ReactNode, type RefObject } from 'react'
import { RemotesContext } from '../remotes.ts'
import type { FocusPosition } from '../focus-position.ts'

interface Props {
  area: RefObject<Element | null>
  /** Identifies the area's content; a new page starts fresh. */
  shows: string
  run: string
  children: ReactNode
}

interface Before {
  position: FocusPosition | null
  top: number
}

/** Restores focus and scroll after a version swap. */
export class KeepFocus extends Component<Props> {
  static override contextType = RemotesContext
  declare context: ContextType<typeof RemotesContext>

  override getSnapshotBeforeUpdate({ run, shows }: Props): Before | null {
    if (run === this.props.run || shows !== this.props.shows) return null
    return { position: this.context.focus?.positionOf(this.props.area.current) ?? null, top: scrollY }
  }

  override componentDidUpdate(_: Props, __: unknown, before: Before | null) {
    const area = this.props.area.current
    if (!before || !area) return
    if (before.position) this.context.focus?.keepPosition(area, before.position)
    if (scrollY !== before.top) scrollTo({ top: before.top, behavior: 'instant' })
  }

  override render() {
    return this.props.children
  }
}
