import { use, useEffect } from 'react'
import { useUnit } from 'effector-react'
import type { Owner } from '@shop/contracts/pages/routes'
import { DEFAULT_KIND } from '@shop/contracts/pages/popups'
import { $popup, popupClosed } from '@shop/session'
import { useLocale } from '@shop/i18n'
import { Waiting } from '@shop/ui/states'
import { useAfterHydration } from '../../platform/hydration/after-hydration.ts'
import { FailedContext, PartArea, WidgetArea } from '../../remotes/areas/areas.tsx'
import { PopupFrame } from '../../chrome/popup-frame/popup-frame.tsx'
import { LocationPopup } from '../../chrome/location/index.ts'
import { popupAddress } from './popup-manners.ts'
import { $runs, RemotesContext } from '../../remotes/remotes.ts'
import styles from './popups.module.css'

export { PopupBehavior } from './popup-manners.ts'

const yes = () => true

/** The code of a popup is on its way. */
const PopupWaiting = () => (
  <div className={styles['waiting']} aria-busy="true">
    <Waiting />
  </div>
)

function Closes() {
  const close = useUnit(popupClosed)
  useEffect(() => close(), [close])
  return null
}

/** The open popup: a lazy widget of any remote. */
export function PopupHost() {
  // Another version may declare another frame.
  const [popup, close] = useUnit([$popup, popupClosed, $runs])
  const { popupFrame, popupOwners } = use(RemotesContext)
  const locale = useLocale()
  // Not during hydration: server HTML contains no popup.
  const isHydrated = useAfterHydration(yes, false)
  if (!popup || !isHydrated) return null
  const { widget, props = {}, isOffered } = popup
  // Released pages may still name the shell as the owner of a popup that has moved to a remote.
  const declarer = popup.owner === 'shell' ? popupOwners.find((one) => popupFrame(one, widget)) : undefined
  const owner = (declarer as Owner | undefined) ?? popup.owner
  // Older builds declare no popups.
  const declared = popupFrame(owner, widget) ?? {}
  const { kind = DEFAULT_KIND, name, shared } = declared
  return (
    <PopupFrame
      key={`${owner}/${widget}`}
      kind={kind}
      label={name?.[locale]}
      address={shared && popupAddress(widget, declared, props)}
      onClose={() => close()}
    >
      {owner === 'shell' ? (
        <PartArea>
          <LocationPopup {...props} />
        </PartArea>
      ) : (
        <FailedContext value={isOffered ? <Closes /> : undefined}>
          <WidgetArea owner={owner} widget={widget} props={props} waiting={<PopupWaiting />} />
        </FailedContext>
      )}
    </PopupFrame>
  )
}
