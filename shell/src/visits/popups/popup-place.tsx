import { useEffect, useState, type ComponentType } from 'react'
import { useUnit } from 'effector-react'
import { $popup } from '@shop/session'
import { part } from '@shop/ui'
import { useAfterHydration } from '../../platform/hydration/after-hydration.ts'
import { PartArea } from '../../remotes/areas/areas.tsx'

const loadHost = () => import(/* webpackChunkName: "popups", webpackFetchPriority: "low" */ './popups.tsx')
const PopupHost = part<object>(() => loadHost().then((host) => ({ default: host.PopupHost })))

const SIGNS = ['pointerover', 'keydown']
const yes = () => true

/** The document was reloaded while a popup was open. */
const popupOfLastDocument = () => 'popup' in ((history.state ?? {}) as object)

/** Popup outlet. Its code loads on the first interaction, or for a URL that names a popup. */
export function PopupPlace() {
  const isOpen = useUnit($popup) !== null
  const isHydrated = useAfterHydration(yes, false)
  const [Behavior, setBehavior] = useState<ComponentType | null>(null)
  useEffect(() => {
    const stop = () => SIGNS.forEach((sign) => removeEventListener(sign, load, true))
    const load = () => {
      stop()
      // Retried when the popup opens.
      loadHost().then((host) => setBehavior(() => host.PopupBehavior), stop)
    }
    if (location.search.includes('popup=') || popupOfLastDocument()) load()
    else SIGNS.forEach((sign) => addEventListener(sign, load, true))
    return stop
  }, [])
  return (
    <>
      {Behavior && <Behavior />}
      {isOpen && isHydrated && (
        <PartArea waiting={null}>
          <PopupHost />
        </PartArea>
      )}
    </>
  )
}
