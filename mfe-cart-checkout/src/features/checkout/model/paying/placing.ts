import { attach, createEvent, createStore, sample } from 'effector'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { createOrder, type CreateOrderAnswer, type RemovedPiece } from '@shop/contracts/orders/order'
import { createRequestFx, fieldCodesOf, codeOf, localStore, randomId } from '@shop/http'
import { $context, $location, commonDataAsked, popupOpened, userChanged } from '@shop/session'
import { draftAccepted, draftDone } from '../../draft.ts'
import { deliveryKey } from '../../form/delivery.ts'
import { failureOf, isLost, refusalOf, type Refusal } from '../../form/refusal.ts'
import { orderBody } from '../../form/order-body.ts'
import type { Values } from '../../form/values.ts'
import { $fullCart, fullCartReceived } from '../cart.ts'
import { checkoutShown } from '../opening.ts'
import { confirmation, sessionOver } from '../phone.ts'
import { linesAtRisk } from '../../lost-bag.ts'

/** The shopper was redirected to the bank or the thank-you page. */
export const navigated = createEvent<void>()
/** Valid form values, submitted by the shopper. */
export const orderSubmitted = createEvent<Values>()

const keyName = (storefront: string) => `order-key:${storefront}`

/** The idempotency key survives reloads until a response: a lost response or second click creates one order. */
const keyFx = attach({
  source: $context,
  effect: ({ storefront }, values: Values) => {
    const name = keyName(storefront)
    const key = localStore.get(name) ?? randomId()
    localStore.set(name, key)
    return { key, values }
  },
})
const forgetKeyFx = attach({ source: $context, effect: ({ storefront }) => localStore.remove(keyName(storefront)) })

const createFx = createRequestFx(createOrder, { parallel: true })

export const $placing = createStore(false, { serialize: 'ignore' })
  .on(orderSubmitted, () => true)
  .on([keyFx.fail, createFx.fail], () => false)
  .on(createFx.doneData, (_, { result }) => result)
  .reset(checkoutShown)

/** An answer without an order. */
export const refused = sample({ clock: createFx.doneData, filter: ({ result, order }) => !result || order === null })
const pieceGone = sample({ clock: refused, filter: ({ cartChanged, error }) => cartChanged && error !== null })

const UNCONFIRMED: readonly (ErrorCode | null)[] = ['NEED_PHONE_CONFIRMATION', 'PHONE_NOT_CONFIRMED', 'UNAUTHORIZED']
/** Neither signed in nor confirmed, or confirmed for another number: the contacts ask for a code. */
const needsPhone = (code: ErrorCode | null) => UNCONFIRMED.includes(code)
const NO_PHONE: Partial<Record<string, ErrorCode>> = { phone: 'NEED_PHONE_CONFIRMATION' }

sample({ clock: refused, filter: ({ code }) => needsPhone(code), fn: () => undefined, target: sessionOver })
sample({ clock: createFx.failData, filter: (error) => needsPhone(codeOf(error)), fn: () => undefined, target: sessionOver })

sample({
  clock: sessionOver,
  source: $fullCart,
  filter: Boolean,
  fn: ({ products }) => products,
  target: linesAtRisk,
})

/** Displayed above the button; missing pieces are shown in a popup. */
export const $refusal = createStore<Refusal | null>(null, { serialize: 'ignore' })
  .on(refused, (_, answer) => (answer.cartChanged && answer.error !== null ? null : refusalOf(answer)))
  .on(createFx.failData, (_, error) => failureOf(error))
  .reset(orderSubmitted, draftAccepted, checkoutShown, confirmation.confirmed, userChanged)

/** The server's error codes by field. */
export const $fieldFaults = createStore<Partial<Record<string, ErrorCode>>>({}, { serialize: 'ignore' })
  .on(refused, (_, { errors, code }) => (needsPhone(code) ? NO_PHONE : (errors ?? {})))
  .on(createFx.failData, (_, error) => (needsPhone(codeOf(error)) ? NO_PHONE : fieldCodesOf(error)))
  .reset(orderSubmitted)

export const $removed = createStore<RemovedPiece[]>([], { serialize: 'ignore' }).on(pieceGone, (_, { removed }) => removed)
export const $removedText = createStore('', { serialize: 'ignore' }).on(pieceGone, (_, { error }) => error ?? '')

/** The placed order: the view navigates to payment or thanks. */
export const $placed = createStore<CreateOrderAnswer['order']>(null, { serialize: 'ignore' })
  .on(createFx.doneData, (_, { result, order }) => (result ? order : null))
  .reset(navigated)

sample({ clock: orderSubmitted, source: createFx.pending, filter: (busy) => !busy, fn: (_, values) => values, target: keyFx })
sample({
  clock: keyFx.doneData,
  source: { location: $location, whole: $fullCart },
  filter: ({ whole }) => whole !== null,
  fn: ({ location, whole }, { key, values }) => ({
    body: orderBody(values, {
      location,
      isEms: whole?.isEms ?? false,
      dueSum: whole?.dueSum ?? 0,
      idempotencyKey: key,
      hasCard: whole !== null && (whole.giftPack.chosen || whole.festivePack.chosen),
      whole,
      way: whole?.delivery.find((kind) => deliveryKey(kind) === values.delivery),
    }),
  }),
  target: createFx,
})
sample({ clock: createFx.done, fn: () => undefined, target: forgetKeyFx })
sample({ clock: createFx.failData, filter: (error) => !isLost(error), fn: () => undefined, target: forgetKeyFx })
sample({
  clock: refused,
  filter: ({ cartData }) => cartData !== null,
  fn: ({ cartData }) => cartData as NonNullable<typeof cartData>,
  target: fullCartReceived,
})
sample({
  clock: pieceGone,
  fn: () => ({ owner: 'mfe-cart-checkout' as const, widget: 'order-popup', props: { show: 'removed-from-stock' } }),
  target: popupOpened,
})
// The country was changed where this page could not hear of it: its place, currency and sums are asked for anew.
export const countryGone = sample({ clock: refused, filter: ({ code }) => code === 'COUNTRY_CHANGED', fn: () => undefined })
sample({ clock: countryGone, fn: () => ({ path: '/cart' }), target: commonDataAsked })
sample({ clock: $placed, filter: Boolean, fn: () => undefined, target: draftDone })
