import { createEvent, createStore, sample, type Event } from 'effector'
import { failureExcept, isStatus, type RequestError } from '@shop/http'
import { commonDataFx, userChanged } from '@shop/session'
import type { SectionName } from '#features/sections/sections.ts'
import type { ProfileUrl } from '../url.ts'

export const opened = createEvent<ProfileUrl>()
export const retried = createEvent<void>()

export const $address = createStore<ProfileUrl>({ section: 'ordersData', order: null }).on(opened, (_, address) => address)

/** Loads a section's data: opened, retried, or another shopper. Never on the server: it is personal. */
export const sectionWanted = createEvent<SectionName>()
/** A profile call failed with 401. */
const refused = createEvent<void>()

export const isUnauthorized = (error: RequestError) => isStatus(error, 401)

/** A 401 of these calls ends the visit: the page asks to sign in. */
export const endVisitBy = (...calls: { failData: Event<RequestError> }[]) =>
  sample({ clock: calls.map(({ failData }) => failData), filter: isUnauthorized, fn: () => undefined, target: refused })

/** Why these calls failed; a 401 ends the visit instead. */
export const failureInVisit = (...calls: { failData: Event<RequestError> }[]) => failureExcept(isUnauthorized, ...calls).reset(forgotten)

/** Signed out: `refused` by the server, or `left` by the shopper (here or in another tab). */
export const $signedOut = createStore<'refused' | 'left' | null>(null, { serialize: 'ignore' })
  .on(refused, () => 'refused')
  .on(userChanged, (_, { isAuth }) => (isAuth ? null : 'left'))
  .reset(opened)

const $owner = createStore<{ id: number | null; before: number | null }>({ id: null, before: null }, { serialize: 'ignore' })
  .on(commonDataFx.doneData, (owner, { user }) => ownerAfter(owner, user.id))
  .on(userChanged, (owner, { id }) => ownerAfter(owner, id))
const ownerChanged = sample({ clock: $owner, filter: ({ before }) => before !== null })

/** One shopper's data is never shown to another. */
export const forgotten = createEvent<void>()
const signedOut = sample({ clock: userChanged, filter: ({ isAuth }) => !isAuth })
sample({ clock: [ownerChanged, signedOut], fn: () => undefined, target: forgotten })
const anotherShopper = sample({ clock: ownerChanged, filter: ({ id }) => id !== null, fn: () => undefined })

sample({
  clock: [opened, retried, anotherShopper],
  source: $address,
  filter: () => !__SERVER__,
  fn: ({ section }) => section,
  target: sectionWanted,
})
// An expired session is visible in common_data too.
sample({
  clock: commonDataFx.doneData,
  source: $signedOut,
  filter: (gone, { user }) => gone === null && !user.isAuth && !__SERVER__,
  fn: () => undefined,
  target: refused,
})

function ownerAfter(owner: { id: number | null; before: number | null }, id: number | null) {
  return owner.id === id ? owner : { id, before: owner.id }
}
