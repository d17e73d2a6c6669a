import { createEffect, createEvent, createStore, sample } from 'effector'
import { $filter, filterChanged, type Near, pointsOpened } from './points.ts'

const WAIT_MS = 10_000
/** A place that the browser found this long ago is still good enough. */
const FRESH_MS = 5 * 60_000

/** Pressed once: nearest points first. Pressed again: the usual order. */
export const nearMePressed = createEvent<void>()

/** Where the shopper is, by the browser, which asks for permission. Nothing is kept. */
export const locateFx = createEffect(
  () =>
    new Promise<Near>((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        ({ code }) => reject(new Error(`No position: ${code}`)),
        { timeout: WAIT_MS, maximumAge: FRESH_MS },
      )
    }),
)
export const $cannotLocate = createStore(false, { serialize: 'ignore' })
  .on(locateFx.fail, () => true)
  .reset(locateFx, pointsOpened)

sample({ clock: nearMePressed, source: $filter, filter: ({ near }) => near === null, fn: () => undefined, target: locateFx })
sample({ clock: nearMePressed, source: $filter, filter: ({ near }) => near !== null, fn: () => ({ near: null }), target: filterChanged })
sample({ clock: locateFx.doneData, fn: (near) => ({ near }), target: filterChanged })
