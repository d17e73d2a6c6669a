import { createEffect, createEvent, createStore, sample } from 'effector'
import { GUEST, commonData, type Location, type MenuItem, type User } from '@shop/contracts/account/common-data'
import { createRequestFx, failureOf, renewToken } from '@shop/http'

/** Asked by the shell: on the server for the menu, after hydration for the shopper's own state, on sign-in again. */
export const commonDataAsked = createEvent<{ path: string }>()
export const commonDataFx = createRequestFx(commonData)
/** Why menu and bag could not be asked for the last time. */
export const $commonDataFailure = failureOf(commonDataFx).reset(commonDataFx.done)

/** True once the shell has taken the document over: until then nothing may change what the server wrote. */
export const $isTakenOver = createStore(false, { serialize: 'ignore' }).on(commonDataAsked, () => !__SERVER__)

/** The server wrote the page with what its answer says again: the same words must not render the header a second time. */
const updateFilter = (next: unknown, known: unknown) => JSON.stringify(next) !== JSON.stringify(known)

/** Signed in, signed out, or with other data, here or in another tab: whoever gets the server's answer says so. */
export const userChanged = createEvent<User>()

export const $user = createStore<User>(GUEST, { serialize: 'ignore', updateFilter })
  .on(commonDataFx.doneData, (_, { user }) => user)
  .on(userChanged, (_, user) => user)

/** The shopper has chosen another place, and the server has kept it. */
export const locationChanged = createEvent<Location>()

export const $location = createStore<Location | null>(null, { updateFilter })
  .on(commonDataFx.doneData, (_, { location }) => location)
  .on(locationChanged, (_, location) => location)

export const $menu = createStore<MenuItem[]>([], { updateFilter }).on(commonDataFx.doneData, (_, { menu }) => menu)

/** Name plus surname, or name alone, else empty. */
export const $fullName = $user.map(({ name, surname }) => (name && surname ? `${name} ${surname}` : (name ?? '')))

sample({ clock: commonDataAsked, fn: ({ path }) => ({ body: { path } }), target: commonDataFx })
// Signing in and out makes another session on the server.
const renewTokenFx = createEffect(() => renewToken())
sample({ clock: userChanged, filter: () => !__SERVER__, fn: () => undefined, target: renewTokenFx })
// Another shopper has another bag, other hearts and other prices of delivery.
sample({ clock: userChanged, filter: () => !__SERVER__, fn: () => ({ path: location.pathname }), target: commonDataAsked })
