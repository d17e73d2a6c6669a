import { useUnit } from 'effector-react'
import { isPlainClick, Link, type LinkProps } from '@shop/routing'
import { popupOpened, type Popup } from '@shop/session'

export interface PopupLinkProps extends LinkProps {
  popup: Popup
}

/** Opens a popup; its address is the page that says the same, for another tab and without scripts. */
export function PopupLink({ popup, onClick, ...link }: PopupLinkProps) {
  const open = useUnit(popupOpened)
  return (
    <Link
      {...link}
      aria-haspopup="dialog"
      onClick={(event) => {
        onClick?.(event)
        if (!isPlainClick(event)) return
        event.preventDefault()
        open(popup)
      }}
    />
  )
}
