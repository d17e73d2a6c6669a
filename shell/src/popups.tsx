import { useUnit } from 'effector-react'
import { $popup, popupClosed } from '@shop/session'
import { useLocale } from '@shop/i18n'
import { useAfterHydration } from './after-hydration.ts'
import { PartArea, WidgetArea } from './areas.tsx'
import { PopupFrame, type PopupFrameProps } from './chrome/index.ts'
import { useTexts } from './chrome/texts.ts'
import { locationParts } from './location/index.ts'
import styles from './popups.module.css'

/** Looks and names of popups by `owner/widget`; any other is a dialog (reading 58). */
const FRAMES: Record<string, { kind: PopupFrameProps['kind']; label: 'bag' | 'points' | 'signIn' | 'profile' }> = {
  'mfe-cart-checkout/bag-drawer': { kind: 'drawer', label: 'bag' },
  'mfe-cart-checkout/pickpoint-choose': { kind: 'wide', label: 'points' },
  'mfe-profile/auth': { kind: 'dialog', label: 'signIn' },
  'mfe-profile/account-menu': { kind: 'drawer', label: 'profile' },
}

const yes = () => true

/** The one popup of the moment: a widget of whichever remote owns it, loaded when it is opened. */
export function PopupHost() {
  const [popup, close] = useUnit([$popup, popupClosed])
  const t = useTexts()
  const Location = locationParts[useLocale()]
  // An answer may open one before React has taken the document over, which holds none.
  const isHydrated = useAfterHydration(yes, false)
  if (!popup || !isHydrated) return null
  if (popup.owner === 'shell') {
    return (
      <PopupFrame kind="dialog" label={t('place')} onClose={() => close()}>
        <PartArea>
          <Location />
        </PartArea>
      </PopupFrame>
    )
  }
  const { owner, widget, props = {} } = popup
  const frame = FRAMES[`${owner}/${widget}`]
  return (
    <PopupFrame key={`${owner}/${widget}`} kind={frame?.kind ?? 'dialog'} {...(frame && { label: t(frame.label) })} onClose={() => close()}>
      <WidgetArea owner={owner} widget={widget} props={props} waiting={<div className={styles['waiting']} aria-busy="true" />} />
    </PopupFrame>
  )
}
