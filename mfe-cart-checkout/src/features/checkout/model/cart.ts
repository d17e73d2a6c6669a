import { combine, createEvent, createStore, sample } from 'effector'
import { calculateFullCart } from '@shop/contracts/cart/cart-actions'
import type { Choices, FullCartData } from '@shop/contracts/cart/full-cart'
import { slotPrice } from '@shop/contracts/places/delivery-slot'
import { createRequestFx, failureOf } from '@shop/http'
import { $cart, $country, $location, $online, $user, cartAnswered, commonDataFx } from '@shop/session'
import { $values, begun, draftDone, patched, prepared } from '../draft.ts'
import { deliveryKey, restoredDelivery } from '../form/delivery.ts'
import { ofAddress } from '../form/foreign-address.ts'
import { ofChoices } from '../form/kept-choices.ts'
import { choicesOf, type Chosen } from '../form/order-body.ts'
import { NO_SLOT, slotOf } from '../form/slot.ts'
import type { Values } from '../form/values.ts'
import { $addressesHere, $isShown, $orderEmail, checkoutLeft, checkoutShown, lateAddressesFx, ofAccount } from './opening.ts'

/** Full cart responses of all checkout calls. */
export const fullCartReceived = createEvent<FullCartData>()
/** Inputs of the offers changed in the form. Known values are ignored. */
export const choiceChanged = createEvent<Chosen>()
export const retried = createEvent<void>()

export const calculateFx = createRequestFx(calculateFullCart)

export const $fullCart = createStore<FullCartData | null>(null, { serialize: 'ignore' }).on(fullCartReceived, (_, cart) => cart)
/** Saved values match current offers: the form can be shown. */
export const $ready = createStore(false, { serialize: 'ignore' })
export const $failure = failureOf(calculateFx).reset(calculateFx.done, retried)

export const $chosen = createStore<Chosen | null>(null, { serialize: 'ignore' })
  .on([prepared, begun, choiceChanged], (_, chosen) => chosen)
  // A place of another city is dropped at once: the form applies the patch later.
  .on(patched, (chosen, { city_id, address, pickup_point }) =>
    chosen && city_id !== undefined
      ? { ...chosen, city_id, address: address ?? chosen.address, pickup_point: pickup_point ?? chosen.pickup_point }
      : chosen,
  )
  .reset(draftDone)

// Serialized, so that equal choices do not recalculate.
const $choicesText = combine($chosen, $location, (chosen, location) => (chosen ? JSON.stringify(choicesOf(chosen, location)) : ''))
/** With kinds and distance as the last answer named them: the server decides by its own geocoder [bag.server-geocoder]. */
export const $choices = combine($choicesText, $fullCart, (text, whole): Choices => {
  if (!text) return {}
  const { delivery, ...choices } = JSON.parse(text) as Choices
  const { kadType, kadDistance } = whole?.choices ?? { kadType: null, kadDistance: null }
  const items = whole?.delivery.map(({ typeId }) => ({ typeId })) ?? []
  return { ...choices, ...(delivery && { delivery: { ...delivery, items, kadType, kadDistance } }) }
})

sample({ clock: prepared, source: $choices, fn: (body) => ({ body }), target: calculateFx })
sample({
  clock: [$choicesText, retried],
  source: { body: $choices, ready: $ready, values: $values },
  filter: ({ ready, values }) => ready && values !== null,
  fn: ({ body }) => ({ body }),
  target: calculateFx,
})
sample({ clock: calculateFx.doneData, fn: ({ cartData }) => cartData, target: fullCartReceived })
sample({ clock: fullCartReceived, target: cartAnswered })
// The bag was changed in the drawer or another tab. Without choices of its own, two tabs do not answer each other for ever.
sample({
  clock: $cart,
  source: { whole: $fullCart, isShown: $isShown },
  filter: ({ whole, isShown }, cart) => isShown && whole !== null && cart !== null && cart.version > whole.version,
  fn: () => ({ body: {} }),
  target: calculateFx,
})
// The form adopts what was chosen elsewhere.
const chosenElsewhere = sample({
  clock: calculateFx.done,
  source: { chosen: $chosen, ready: $ready },
  filter: ({ chosen, ready }, { params: { body } }) => ready && chosen !== null && Object.keys(body ?? {}).length === 0,
  fn: ({ chosen }, { result }) =>
    Object.fromEntries(
      Object.entries(ofChoices(result.cartData.choices)).filter(([name, value]) => chosen?.[name as keyof Chosen] !== value),
    ) as Partial<Values>,
})
sample({ clock: chosenElsewhere, filter: (changes) => Object.keys(changes).length > 0, target: patched })
sample({
  clock: $online,
  source: $failure,
  filter: (failure, online) => online && failure !== null,
  fn: () => undefined,
  target: retried,
})
sample({
  clock: retried,
  source: { ready: $ready, body: $choices },
  filter: ({ ready }) => !ready,
  fn: ({ body }) => ({ body }),
  target: calculateFx,
})

/** Replaces choices that are not offered for this bag and place. */
function offeredOf(values: Chosen, cart: FullCartData, country: string, isFirst: boolean): Partial<Values> {
  const { delivery: deliveries, onlyOnlineCertificates, availablePaymentMethods: payments } = cart
  const isOffered = deliveries.some((kind) => kind.available && deliveryKey(kind) === values.delivery)
  const delivery =
    isFirst || !isOffered ? restoredDelivery(values.delivery, { deliveries, country, onlyOnlineCertificates }) : values.delivery
  const method = payments.some(({ id }) => String(id) === values.payment_method_id)
    ? values.payment_method_id
    : String(payments[0]?.id ?? '')
  // A saved order may name a day that has passed.
  const slot = slotOf(values)
  const slots = deliveries.find((kind) => deliveryKey(kind) === delivery)?.slots
  const isSlotGone = isFirst && slot !== null && (!slots || slotPrice(slots, slot) === null)
  return {
    ...(delivery !== values.delivery && { delivery }),
    ...(isSlotGone && NO_SLOT),
    ...(method !== values.payment_method_id && { payment_method_id: method }),
  }
}

// `$chosen` instead of `$values`: the debounced draft may lag behind.
const offered = sample({
  clock: fullCartReceived,
  source: { values: $values, chosen: $chosen, ready: $ready, country: $country },
  filter: ({ values, chosen }) => values !== null && chosen !== null,
  fn: ({ values, chosen, ready, country }, cart) => ({
    ready,
    values: values as Values,
    changes: offeredOf(chosen as Chosen, cart, country, !ready),
    // Words that the bag had before they belonged to the form.
    cardText: cart.giftOptions.postCard ?? '',
  }),
})
sample({
  clock: offered,
  filter: ({ ready }) => !ready,
  fn: ({ values, changes, cardText }) => ({ ...values, ...changes, postCard: values.postCard || cardText }),
  target: begun,
})
sample({
  clock: offered,
  filter: ({ ready, changes }) => ready && Object.keys(changes).length > 0,
  fn: ({ changes }) => changes,
  target: patched,
})
$ready.on(begun, () => true).reset(checkoutShown, checkoutLeft)

const emptyOf = (values: Values, known: Partial<Values>): Partial<Values> =>
  Object.fromEntries(
    Object.entries(known).filter(([name, value]) => value !== '' && ['', '+7'].includes(String(values[name as keyof Values]))),
  )

// Signing in changes prices and bonuses, and merges the bags.
sample({
  clock: commonDataFx.doneData,
  source: { isShown: $isShown, values: $values, body: $choices },
  filter: ({ isShown, values }) => isShown && values !== null,
  fn: ({ body }) => ({ body }),
  target: calculateFx,
})
// Signing in fills empty fields.
const filled = sample({
  clock: $user,
  source: $values,
  filter: (values, { isAuth }) => values !== null && isAuth,
  fn: (values, user) => emptyOf(values as Values, ofAccount(user)),
})
sample({ clock: filled, filter: (known) => Object.keys(known).length > 0, target: patched })
sample({
  clock: sample({ clock: lateAddressesFx.doneData, source: $orderEmail }),
  source: $values,
  filter: (values, email) => values?.email === '' && email !== '',
  fn: (_, email) => ({ email }),
  target: patched,
})
sample({
  clock: sample({ clock: lateAddressesFx.doneData, source: $addressesHere }),
  source: $values,
  filter: (values, [main]) => values?.address === '' && main !== undefined,
  fn: (_, [main]) => (main ? ofAddress(main) : {}),
  target: patched,
})
