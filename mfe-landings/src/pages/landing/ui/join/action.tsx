import type { MouseEvent } from 'react'
import { useUnit } from 'effector-react'
import { popupOpened } from '@shop/session'
import { ButtonLink, type ButtonLook } from '@shop/ui'

/** Popups that open on a landing; without scripts their href works. */
const POPUPS: Record<string, { widget: string; props?: Record<string, unknown> }> = {
  '/landings/online-subscription': { widget: 'subscription', props: { place: 'popup' } },
  '/loyalty-program-rules': { widget: 'loyalty' },
}

export interface ActionProps extends Pick<ButtonLook, 'look' | 'className'> {
  action: { label: string; url: string }
}

/** A link of a section: an anchor, a page, or a popup. */
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
