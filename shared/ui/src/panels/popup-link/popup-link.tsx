import { useUnit } from 'effector-react'
import { isPlainClick, Link, type LinkProps } from '@shop/routing'
import { popupOpened, type Popup } from '@shop/session'

export interface PopupLinkProps extends LinkProps {
  popup: Popup
}

/** Opens a popup; its href is an equivalent page, for new tabs and without scripts. */
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
