import { createEffect, createEvent, createStore, sample } from 'effector'
import { detectCity } from '@shop/contracts/places/location'
import { createRequestFx, failureOf } from '@shop/http'
import { $country } from '@shop/session'
import { cityChosen, cityTyped, countryChosen, opened } from './model.ts'

const WAIT_MS = 10_000
/** Maximum age of a cached position. */
const FRESH_MS = 5 * 60_000
/** About a kilometer: enough for a city. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

export const locatePressed = createEvent<void>()

/** Browser geolocation, with permission. */
const locateFx = createEffect(
  () =>
    new Promise<{ latitude: number; longitude: number }>((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
        ({ code }) => reject(new Error(`No position: ${code}`)),
        { timeout: WAIT_MS, maximumAge: FRESH_MS },
      )
    }),
)
const detectFx = createRequestFx(detectCity)

export const $isLocating = createStore(false, { serialize: 'ignore' })
  .on(locatePressed, () => true)
  .reset([locateFx.fail, detectFx.finally, opened])
export const $cannotLocate = createStore(false, { serialize: 'ignore' })
  .on(locateFx.fail, () => true)
  .reset([locatePressed, opened, cityTyped, countryChosen])
export const $undetected = failureOf(detectFx).reset([locatePressed, opened, cityTyped, countryChosen, cityChosen])

sample({ clock: locatePressed, target: locateFx })
sample({ clock: locateFx.doneData, fn: (body) => ({ body }), target: detectFx })

const found = detectFx.doneData.map(({ city }) => city)
sample({
  clock: found,
  source: $country,
  filter: (country, city) => city.country_iso_code === country,
  fn: (_, { id }) => id,
  target: cityChosen,
})
// Another country changes prices and perhaps the domain: requires confirmation.
const abroad = sample({
  clock: found,
  source: $country,
  filter: (country, city) => city.country_iso_code !== country,
  fn: (_, city) => city,
})
sample({ clock: abroad, fn: ({ country_iso_code }) => country_iso_code, target: countryChosen })
sample({ clock: abroad, fn: ({ city }) => city, target: cityTyped })
