import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { Owner } from '@shop/contracts/pages/routes'

export interface WidgetProps {
  owner: Owner
  widget: string
  /** Shown while the widget's code is on its way: a box of the same size, so that nothing moves. */
  waiting?: ReactNode
  props?: Record<string, unknown>
}

/** The shell gives the real one: remotes mount each other's widgets by name and never import them. */
export const WidgetHost = createContext<ComponentType<WidgetProps>>(() => null)

/** `<Widget owner="mfe-catalog" widget="bestsellers" />`. A widget that fails takes down nothing around it. */
export function Widget(props: WidgetProps) {
  const Host = use(WidgetHost)
  return <Host {...props} />
}
