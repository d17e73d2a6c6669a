import { createEvent, createStore, sample } from 'effector'
import { orderLink } from '@shop/contracts/orders/order-calls'
import { createOrderFinder } from '@shop/flows/find-order'
import { createRequestFx } from '@shop/http'
import { $user } from '@shop/session'

export const opened = createEvent<void>()

const linkFx = createRequestFx(orderLink)
export const finder = createOrderFinder(linkFx)

/** URL of the found order: in the profile for its owner, else the guest page. */
export const $found = createStore<string | null>(null, { serialize: 'ignore' }).reset(opened, finder.forgotten)
sample({
  clock: linkFx.done,
  source: { user: $user, draft: finder.$draft },
  fn: ({ user, draft }, { params, result }) => {
    const id = params.params?.orderId ?? ''
    const isOwn = user.isAuth && user.phone === draft?.phone
    return isOwn ? `/profile?section=ordersData&order=${id}` : `/order-success/${id}?key=${result.key}`
  },
  target: $found,
})
/** A half-filled form survives a version swap. */
export const edited = createEvent<boolean>()
export const $dirty = createStore(false, { serialize: 'ignore' })
  .on(edited, (_, isEdited) => isEdited)
  .reset(opened, linkFx.done)

sample({ clock: opened, target: finder.forgotten })
