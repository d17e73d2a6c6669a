import { createEffect, createEvent, createStore, sample } from 'effector'
import { $filter, filterChanged, type Near, pointsOpened } from './points.ts'

const WAIT_MS = 10_000
/** Maximum age of a cached browser position. */
const FRESH_MS = 5 * 60_000

/** Toggles sorting by distance. */
export const nearMePressed = createEvent<void>()

/** Browser geolocation, with permission. Not stored. */
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
