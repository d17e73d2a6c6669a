import { useUnit } from 'effector-react'
import { $popup, popupClosed } from '@shop/session'
import { WidgetArea } from './areas.tsx'
import { PopupFrame, type PopupFrameProps } from './chrome/index.ts'

/** Looks of popups by `owner/widget`; any other is a dialog (reading 58). */
const KINDS: Record<string, PopupFrameProps['kind']> = {
  'mfe-cart-checkout/bag-drawer': 'drawer',
}

/** The one popup of the moment: a widget of whichever remote owns it, loaded when it is opened. */
export function PopupHost() {
  const [popup, close] = useUnit([$popup, popupClosed])
  if (!popup || popup.owner === 'shell') return null
  const { owner, widget, props = {} } = popup
  return (
    <PopupFrame key={`${owner}/${widget}`} kind={KINDS[`${owner}/${widget}`] ?? 'dialog'} onClose={() => close()}>
      <WidgetArea owner={owner} widget={widget} props={props} />
    </PopupFrame>
  )
}
