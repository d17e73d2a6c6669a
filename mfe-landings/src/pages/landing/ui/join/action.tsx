import type { MouseEvent } from 'react'
import { useUnit } from 'effector-react'
import { popupOpened } from '@shop/session'
import { ButtonLink, type ButtonLook } from '@shop/ui'

/** What opens in place on a landing; without scripts the address itself does. */
const POPUPS: Record<string, { widget: string; props?: Record<string, unknown> }> = {
  '/landings/online-subscription': { widget: 'subscription', props: { place: 'popup' } },
  '/loyalty-program-rules': { widget: 'loyalty' },
}

export interface ActionProps extends Pick<ButtonLook, 'look' | 'className'> {
  action: { label: string; url: string }
}

/** A way on from a section: to a part of the page, to another page, or into a popup. */
export function Action({ action: { label, url }, ...look }: ActionProps) {
  const open = useUnit(popupOpened)
  const popup = POPUPS[url]
  const click = (event: MouseEvent) => {
    if (!popup || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open({ owner: 'mfe-landings', ...popup })
  }
  return (
    <ButtonLink to={url} onClick={click} {...look}>
      {label}
    </ButtonLink>
  )
}
