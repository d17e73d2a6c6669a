import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { Owner } from '@shop/contracts/pages/routes'

export interface WidgetProps {
  owner: Owner
  widget: string
  /** Placeholder of the final size while the widget loads. */
  waiting?: ReactNode
  props?: Record<string, unknown>
}

/** Provided by the shell: remotes mount each other's widgets by name, without imports. Without a shell they wait. */
export const WidgetHost = createContext<ComponentType<WidgetProps>>(({ waiting = null }) => waiting)

/** `<Widget owner="mfe-catalog" widget="bestsellers" />`. A failing widget does not affect its surroundings. */
export function Widget(props: WidgetProps) {
  const Host = use(WidgetHost)
  return <Host {...props} />
}
