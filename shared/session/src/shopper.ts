import { createEffect, createEvent, createStore, sample } from 'effector'
import { GUEST, commonData, type MenuItem, type User } from '@shop/contracts/account/common-data'
import type { Location } from '@shop/contracts/places/shopper-location'
import { currencyOf } from '@shop/contracts/shop/storefront'
import { createRequestFx, failureOf, renewToken } from '@shop/http'
import { $context } from './context.ts'

/** Loaded by the shell: on the server for the menu, after hydration for the shopper, again on sign-in. */
export const commonDataAsked = createEvent<{ path: string }>()
export const commonDataFx = createRequestFx(commonData)
/** Failure of the last load of menu and bag. */
export const $commonDataFailure = failureOf(commonDataFx).reset(commonDataFx.done)

/** True after hydration: until then server-rendered data must not change. */
export const $isHydrated = createStore(false, { serialize: 'ignore' }).on(commonDataAsked, () => !__SERVER__)

/** Skips updates that repeat server-rendered data, to avoid re-rendering the header. */
const updateFilter = (next: unknown, known: unknown) => JSON.stringify(next) !== JSON.stringify(known)

/** Signed in, signed out, or changed, here or in another tab; sent by the code that gets the response. */
export const userChanged = createEvent<User>()

export const $user = createStore<User>(GUEST, { serialize: 'ignore', updateFilter })
  .on(commonDataFx.doneData, (_, { user }) => user)
  .on(userChanged, (_, user) => user)

/** The shopper chose another location, and the server saved it. */
export const locationChanged = createEvent<Location>()

export const $location = createStore<Location | null>(null, { updateFilter })
  .on(commonDataFx.doneData, (_, { location }) => location)
  .on(locationChanged, (_, location) => location)

// The country may change without a new document, as on the bag's page; Russia is another document, on another domain.
sample({
  clock: $location,
  source: $context,
  filter: ({ country }, place) => place !== null && country !== 'RU' && !['', 'RU', country].includes(place.country_iso_code),
  fn: (context, place) => {
    const country = place?.country_iso_code ?? context.country
    return { ...context, country, currency: currencyOf(country) }
  },
  target: $context,
})

export const $menu = createStore<MenuItem[]>([], { updateFilter }).on(commonDataFx.doneData, (_, { menu }) => menu)

/** Name and surname, or name only, else empty. */
export const $fullName = $user.map(({ name, surname }) => (name && surname ? `${name} ${surname}` : (name ?? '')))

sample({ clock: commonDataAsked, fn: ({ path }) => ({ body: { path } }), target: commonDataFx })
// Signing in and out changes the server session.
const renewTokenFx = createEffect(() => renewToken())
sample({ clock: userChanged, filter: () => !__SERVER__, fn: () => undefined, target: renewTokenFx })
// Another shopper has another bag, favorites and delivery prices.
sample({ clock: userChanged, filter: () => !__SERVER__, fn: () => ({ path: location.pathname }), target: commonDataAsked })
