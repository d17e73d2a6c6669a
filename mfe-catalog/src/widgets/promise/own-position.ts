import { kilometers, type Position } from '@shop/contracts/places/kilometers'

const WAIT_MS = 10_000
/** Maximum age of a cached browser position. */
const FRESH_MS = 5 * 60_000

/** Kilometers from here, of a browser that may say where it is; rejects when it cannot. */
export const ownDistance = () =>
  new Promise<(to: Position) => number>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve((to) => kilometers({ latitude, longitude }, to)),
      reject,
      { timeout: WAIT_MS, maximumAge: FRESH_MS },
    )
  })
