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

/** CSS pixels in a millimetre of this screen; null until it was calibrated. Kept in device pixels: zooming the page changes nothing. */
export function readScale(): number | null {
  try {
    const { screen: known, pixels } = JSON.parse(localStore.get(SCALE_KEY) ?? '') as { screen?: unknown; pixels?: unknown }
    const scale = Number(pixels) / devicePixelRatio
    return known === screenOf() && scale >= LEAST && scale <= MOST ? scale : null
  } catch {
    return null
  }
}

export const keepScale = (scale: number): void =>
  void localStore.set(SCALE_KEY, JSON.stringify({ screen: screenOf(), pixels: scale * devicePixelRatio }))
