import { useEffect, useState, type ComponentType } from 'react'
import { useUnit } from 'effector-react'
import { phrasesOf } from '@shop/i18n'
import { $popup, popupClosed, toastShown } from '@shop/session'
import { awaitingOverlay, focusPlaces } from '@shop/ui/opener'
import { useAfterHydration } from '../../platform/hydration/after-hydration.ts'
import type { texts } from '../../platform/texts/ru.ts'
import { PartArea } from '../../remotes/areas/areas.tsx'

interface Host {
  PopupHost: ComponentType
  PopupBehavior: ComponentType<{ isOfLoad: boolean }>
}

const loadHost = (): Promise<Host> => import(/* webpackChunkName: "popups", webpackFetchPriority: "low" */ './popups.tsx')

const phrase = phrasesOf<typeof texts>('shell')
const SIGNS = ['pointerover', 'keydown', 'popstate']
const yes = () => true

/** The document was reloaded, or left and shown again, while a popup was open. */
const popupOfLastDocument = () => typeof history !== 'undefined' && 'popup' in ((history.state ?? {}) as object)

/**
 * Popup outlet. Its code loads on the first interaction, or for a URL that names a popup. If its code cannot be loaded, a message says so and
 * the next press asks for it again.
 */
export function PopupPlace({ load = loadHost }: { load?: () => Promise<Host> }) {
  const { popup, close, tell } = useUnit({ popup: $popup, close: popupClosed, tell: toastShown })
  const isHydrated = useAfterHydration(yes, false)
  const [host, setHost] = useState<Host | null>(null)
  const [isOfLoad] = useState(popupOfLastDocument)
  useEffect(() => {
    const stop = () => SIGNS.forEach((sign) => removeEventListener(sign, prepare, true))
    const prepare = () => {
      stop()
      load().then(setHost, () => {})
    }
    if (location.search.includes('popup=') || isOfLoad) prepare()
    else SIGNS.forEach((sign) => addEventListener(sign, prepare, true))
    return stop
  }, [load, isOfLoad])
  useEffect(() => {
    // An overlay that is there already has remembered its opener.
    if (popup && !document.querySelector('[aria-modal=true]')) awaitingOverlay.opener = focusPlaces()
  }, [popup])
  const isAwaited = popup !== null && host === null
  useEffect(() => {
    if (!isAwaited) return
    let isGone = false
    load().then(setHost, () => {
      if (isGone) return
      close()
      tell({ text: phrase('popupFailed') })
    })
    return () => {
      isGone = true
    }
  }, [isAwaited, load, close, tell])
  if (!host) return null
  return (
    <>
      <host.PopupBehavior isOfLoad={isOfLoad} />
      {popup && isHydrated && (
        <PartArea waiting={null}>
          <host.PopupHost />
        </PartArea>
      )}
    </>
  )
}
