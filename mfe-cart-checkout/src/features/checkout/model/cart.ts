import { combine, createEvent, createStore, sample } from 'effector'
import { calculateWhole } from '@shop/contracts/cart-actions'
import type { Choices, FullCartData } from '@shop/contracts/full-cart'
import { createRequestFx, failureOf } from '@shop/http'
import { $cart, $country, $location, $online, $user, cartAnswered, commonDataFx } from '@shop/session'
import { $values, typed } from '../draft.ts'
import { deliveryKey, restoredDelivery } from '../form/delivery.ts'
import { choicesOf } from '../form/order-body.ts'
import type { Values } from '../form/values.ts'
import { $isShown, checkoutShown, ofAccount, prepared } from './opening.ts'

/** Every answer that carries the whole cart, from whichever call of checkout. */
export const wholeAnswered = createEvent<FullCartData>()
/** The shopper has left the address field: from now on the address counts. */
export const addressSettled = createEvent<string>()
export const cartAskedAgain = createEvent<void>()
/** Values that the form must take over: what was chosen in a popup, or what the server no longer offers. */
export const patched = createEvent<Partial<Values>>()

export const calculateFx = createRequestFx(calculateWhole)

export const $whole = createStore<FullCartData | null>(null, { serialize: 'ignore' }).on(wholeAnswered, (_, cart) => cart)
/** The form may be shown: what was saved agrees with what the shop offers today. */
export const $ready = createStore(false, { serialize: 'ignore' })
export const $failure = failureOf(calculateFx).reset(calculateFx.done, cartAskedAgain)

const $address = createStore('', { serialize: 'ignore' })
  .on(prepared, (_, { address }) => address)
  .on(addressSettled, (_, address) => address.trim())

// Text, so that only what matters to the sums asks for them again, not every letter of a name.
const $choicesText = combine($values, $location, $address, (values, location, address) =>
  values ? JSON.stringify(choicesOf(values, location, address)) : '',
)
export const $choices = $choicesText.map((text): Choices => (text ? (JSON.parse(text) as Choices) : { spend_bonuses: false }))

$values.on(prepared, (_, values) => values)

sample({ clock: prepared, source: $choices, fn: (body) => ({ body }), target: calculateFx })
sample({
  clock: [$choicesText, cartAskedAgain],
  source: { body: $choices, ready: $ready, values: $values },
  filter: ({ ready, values }) => ready && values !== null,
  fn: ({ body }) => ({ body }),
  target: calculateFx,
})
sample({ clock: calculateFx.doneData, fn: ({ cartData }) => cartData, target: wholeAnswered })
sample({ clock: wholeAnswered, target: cartAnswered })
// The bag has changed elsewhere: in the drawer, or in another tab.
sample({
  clock: $cart,
  source: { whole: $whole, body: $choices, isShown: $isShown },
  filter: ({ whole, isShown }, cart) => isShown && whole !== null && cart !== null && cart.version > whole.version,
  fn: ({ body }) => ({ body }),
  target: calculateFx,
})
sample({
  clock: $online,
  source: $failure,
  filter: (failure, online) => online && failure !== null,
  fn: () => undefined,
  target: cartAskedAgain,
})
sample({
  clock: cartAskedAgain,
  source: { ready: $ready, body: $choices },
  filter: ({ ready }) => !ready,
  fn: ({ body }) => ({ body }),
  target: calculateFx,
})

/** What the shop does not offer for this bag at this place gives way to what it does. */
function offeredOf(values: Values, cart: FullCartData, country: string, isFirst: boolean): Partial<Values> {
  const { delivery: deliveries, onlyCertificates, availablePaymentMethods: payments } = cart
  const isOffered = deliveries.some((kind) => kind.available && deliveryKey(kind) === values.delivery)
  const delivery = isFirst || !isOffered ? restoredDelivery(values.delivery, { deliveries, country, onlyCertificates }) : values.delivery
  const method = payments.some(({ id }) => String(id) === values.payment_method_id)
    ? values.payment_method_id
    : String(payments[0]?.id ?? '')
  return {
    ...(delivery !== values.delivery && { delivery }),
    ...(method !== values.payment_method_id && { payment_method_id: method }),
  }
}

const offered = sample({
  clock: wholeAnswered,
  source: { values: $values, ready: $ready, country: $country },
  filter: ({ values }) => values !== null,
  fn: ({ values, ready, country }, cart) => ({ ready, changes: offeredOf(values as Values, cart, country, !ready) }),
})
const changed = sample({ clock: offered, filter: ({ changes }) => Object.keys(changes).length > 0 })
sample({ clock: changed, filter: ({ ready }) => ready, fn: ({ changes }) => changes, target: patched })
$values.on(changed, (values, { ready, changes }) => (values && !ready ? { ...values, ...changes } : values))
$ready.on(offered, () => true).reset(checkoutShown)
$values.on(patched, (values, patch) => values && { ...values, ...patch })

const emptyOf = (values: Values, known: Partial<Values>): Partial<Values> =>
  Object.fromEntries(
    Object.entries(known).filter(([name, value]) => value !== '' && ['', '+7'].includes(String(values[name as keyof Values]))),
  )

// Another shopper has other prices, bonuses and pieces: the bag of the account joins the guest's.
sample({
  clock: commonDataFx.doneData,
  source: { isShown: $isShown, values: $values, body: $choices },
  filter: ({ isShown, values }) => isShown && values !== null,
  fn: ({ body }) => ({ body }),
  target: calculateFx,
})
// Signing in on the way fills what is still empty.
sample({
  clock: $user,
  source: $values,
  filter: (values, { isAuth }) => values !== null && isAuth,
  fn: (values, user) => emptyOf(values as Values, ofAccount(user)),
  target: patched,
})
/** What the form has not taken over yet. */
export const $patch = createStore<Partial<Values>>({}, { serialize: 'ignore' })
  .on(patched, (waiting, patch) => ({ ...waiting, ...patch }))
  .reset(typed)
