import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { Owner } from '@shop/contracts/pages/routes'
import type { SharedWidgetProps } from '@shop/contracts/pages/widgets'

export interface WidgetProps {
  owner: Owner
  widget: string
  /** Placeholder of the final size while the widget loads. */
  waiting?: ReactNode
  props?: Record<string, unknown>
}

/** By contract for a shared widget, of any shape for a remote's own. */
type PropsOf<Name extends string> = Name extends keyof SharedWidgetProps ? SharedWidgetProps[Name] : Record<string, unknown>
/** Required only where the contract requires something. */
type Carried<Props> = Partial<Props> extends Props ? { props?: Props } : { props: Props }
type TypedWidgetProps<From extends Owner, Name extends string> = Omit<WidgetProps, 'owner' | 'widget' | 'props'> & {
  owner: From
  widget: Name
} & Carried<PropsOf<`${From}/${Name}`>>

/** Provided by the shell: remotes mount each other's widgets by name, without imports. Without a shell they wait. */
export const WidgetHost = createContext<ComponentType<WidgetProps>>(({ waiting = null }) => waiting)

/** `<Widget owner="mfe-catalog" widget="bestsellers" />`. A failing widget does not affect its surroundings. */
export function Widget<From extends Owner, Name extends string>(props: TypedWidgetProps<From, Name>) {
  const Host = use(WidgetHost)
  return <Host {...props} />
}
