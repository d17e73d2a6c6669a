import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { $popup } from '@shop/session'
import { part } from '@shop/ui'
import { useAfterHydration } from './after-hydration.ts'
import { PartArea } from './areas.tsx'

const loadHost = () => import(/* webpackChunkName: "popups", webpackFetchPriority: "low" */ './popups.tsx')
const PopupHost = part(() => loadHost().then((host) => ({ default: host.PopupHost })))

const SIGNS = ['pointerover', 'keydown'] as const
const yes = () => true

/** Where popups open. Frame and manners of a modal come with the first sign of a shopper, before the click. */
export function PopupPlace() {
  const isOpen = useUnit($popup) !== null
  const isHydrated = useAfterHydration(yes, false)
  useEffect(() => {
    // What does not come now is asked for again by the popup.
    const warm = () => void loadHost().catch(() => {})
    for (const sign of SIGNS) addEventListener(sign, warm, { once: true, passive: true, capture: true })
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, warm, true)
    }
  }, [])
  if (!isOpen || !isHydrated) return null
  return (
    <PartArea waiting={null}>
      <PopupHost />
    </PartArea>
  )
}
