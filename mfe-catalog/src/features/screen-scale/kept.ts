import { useSyncExternalStore } from 'react'
import { localStore } from '@shop/http'

/** Where the device keeps how large its screen is. */
const SCALE_KEY = 'screen-scale'
const MM_IN_INCH = 25.4
/** CSS pixels in an inch, by the standard and as phones have them. */
const DESK = 96
const PHONE = 155
/** CSS pixels in a millimetre. */
export const LEAST = 2.4
export const MOST = 9

/** Without a calibration: a guess by the kind of device. */
export const guessedScale = (): number => (matchMedia('(pointer: coarse)').matches ? PHONE : DESK) / MM_IN_INCH

/** Another monitor has pixels of another size; a phone that is turned has not. */
const screenOf = () => [screen.width, screen.height].sort((one, other) => one - other).join('x')

/** A calibration that the browser refused to store: known until the tab is closed. */
let notStored: string | null = null

/** CSS pixels in a millimetre of this screen; null until it was calibrated. Kept in device pixels: zooming the page changes nothing. */
export function readScale(): number | null {
  try {
    const { screen: known, pixels } = JSON.parse(notStored ?? localStore.get(SCALE_KEY) ?? '') as { screen?: unknown; pixels?: unknown }
    const scale = Number(pixels) / devicePixelRatio
    return known === screenOf() && scale >= LEAST && scale <= MOST ? scale : null
  } catch {
    return null
  }
}

const listeners = new Set<() => void>()

/** Stores the calibration and notifies `useScreenScale`. */
export function keepScale(scale: number): void {
  const kept = JSON.stringify({ screen: screenOf(), pixels: scale * devicePixelRatio })
  notStored = localStore.set(SCALE_KEY, kept) ? null : kept
  for (const tell of listeners) tell()
}

/** `readScale` that follows calibrations, in other tabs too, the zoom of the page and another monitor. */
export const useScreenScale = (): number | null => useSyncExternalStore(listen, readScale, () => null)

function listen(changed: () => void) {
  listeners.add(changed)
  // Zooming and moving the window to another monitor resize it.
  for (const event of ['resize', 'storage']) addEventListener(event, changed)
  return () => {
    listeners.delete(changed)
    for (const event of ['resize', 'storage']) removeEventListener(event, changed)
  }
}
