import { combine, createEvent, createStore, sample } from 'effector'
import type { InferOutput } from 'valibot'
import { cancelExchange, exchangeOptions, payExchange, requestExchange } from '@shop/contracts/orders/exchanges/exchange'
import { createOrderFinder } from '@shop/flows/find-order'
import { createRequestFx, failureExcept, failureOf, isStatus, randomId } from '@shop/http'
import { $user, toastShown } from '@shop/session'
import type { Fields } from './fields.ts'
import { phrase } from './texts/index.ts'
import type { ExchangeUrl } from './url.ts'

export type Options = InferOutput<typeof exchangeOptions.answer>

export const opened = createEvent<ExchangeUrl>()
export const retried = createEvent<void>()
export const edited = createEvent<boolean>()
/** Valid values for a line, with the difference that was shown. */
export const submitted = createEvent<{ line: string; difference: number; fields: Fields }>()
export const cancelled = createEvent<string>()
export const paymentWanted = createEvent<string>()

const showFx = createRequestFx(exchangeOptions)
const foundFx = createRequestFx(exchangeOptions)
const askFx = createRequestFx(requestExchange)
const cancelFx = createRequestFx(cancelExchange)
const payFx = createRequestFx(payExchange)
export const finder = createOrderFinder(foundFx)

const $url = createStore<ExchangeUrl>({ order: '', line: null }, { serialize: 'ignore' }).on(opened, (_, url) => url)
/** Of the address, or of the order that was found by its number and phone. */
export const $number = createStore('', { serialize: 'ignore' })
  .on(opened, (_, { order }) => order)
  .on(foundFx.done, (_, { params }) => params.params?.orderId ?? '')
export const $line = $url.map(({ line }) => line)

/** The order with its number: what another address opened is not shown. */
const $shown = createStore<{ id: string; options: Options } | null>(null, { serialize: 'ignore' })
  .on([showFx.done, foundFx.done], (_, { params, result }) => ({ id: params.params?.orderId ?? '', options: result }))
  .on(opened, (shown, { order }) => (shown?.id === order ? shown : null))
export const $order = combine($shown, $number, (shown, number) => (shown?.id === number ? shown : null))

/** The order of the address may be somebody else's: then it is looked for by number and phone. */
export const $failure = failureExcept((error) => isStatus(error, 404), showFx).reset(opened, retried)
/** Nothing is known of the order before the browser has asked. */
export const $isUnknown = createStore(false, { serialize: 'ignore' })
  .on(opened, (_, { order }) => order === '')
  .on(showFx.failData, (known, error) => known || isStatus(error, 404))
  .reset(showFx.done, foundFx.done)

export const $refusal = failureOf(askFx).reset(opened, submitted)
export const $isAsking = askFx.pending
/** Exchange that has just been asked for: its heading takes the focus. */
export const $asked = createStore<string | null>(null, { serialize: 'ignore' })
  .on(askFx.doneData, (_, { exchange }) => exchange.id)
  .reset(opened, submitted)
/** The bank's page. */
export const $paymentUrl = createStore<string | null>(null, { serialize: 'ignore' })
  .on([askFx.doneData, payFx.doneData], (_, { paymentUrl }) => paymentUrl)
  .reset(opened, submitted, paymentWanted)
export const $busy = combine(cancelFx.pending, payFx.pending, (isCancelling, isPaying) => isCancelling || isPaying)
/** Exchange that could not be called off or paid. */
export const $failed = createStore<{ id: string; way: 'cancel' | 'pay' } | null>(null, { serialize: 'ignore' })
  .on(cancelFx.fail, (_, { params }) => ({ id: params.params?.exchangeId ?? '', way: 'cancel' as const }))
  .on(payFx.fail, (_, { params }) => ({ id: params.params?.exchangeId ?? '', way: 'pay' as const }))
  .on(payFx.done, (_, { params, result }) => (result.paymentUrl ? null : { id: params.params?.exchangeId ?? '', way: 'pay' as const }))
  .reset(opened, cancelled, paymentWanted)

export const $dirty = createStore(false, { serialize: 'ignore' })
  .on(edited, (_, isEdited) => isEdited)
  .reset(askFx.done, opened)

/** The first answer may be lost: the same wish keeps its key until an answer has come. */
const $wish = createStore<{ wish: string; key: string } | null>(null, { serialize: 'ignore' })
  .on(submitted, (known, asked) => {
    const wish = JSON.stringify(asked)
    return known?.wish === wish ? known : { wish, key: randomId() }
  })
  .reset(askFx.doneData)

const paramsOf = (orderId: string) => ({ params: { orderId } })

// Orders are personal: loaded in the browser only.
sample({
  clock: [opened, retried, $user],
  source: { number: $number, order: $order },
  filter: ({ number, order }) => !__SERVER__ && number !== '' && order === null,
  fn: ({ number }) => paramsOf(number),
  target: showFx,
})
sample({ clock: opened, fn: () => undefined, target: finder.forgotten })
sample({
  clock: submitted,
  source: { order: $order, wish: $wish, isBusy: askFx.pending },
  filter: ({ order, isBusy }) => order !== null && !isBusy,
  fn: ({ order, wish }, { line, difference, fields: { sku, quantity, way } }) => ({
    params: { orderId: order?.id ?? '' },
    body: {
      idempotencyKey: wish?.key ?? '',
      id: line,
      sku,
      quantity,
      handover: way === 'courier' ? ('courier' as const) : ('shop' as const),
      shopId: way === 'courier' ? null : Number(way),
      difference,
    },
  }),
  target: askFx,
})
sample({
  clock: cancelled,
  source: { id: $number, isBusy: $busy },
  filter: ({ isBusy }) => !isBusy,
  fn: ({ id }, exchangeId) => ({ params: { orderId: id, exchangeId }, body: {} }),
  target: cancelFx,
})
sample({
  clock: paymentWanted,
  source: { id: $number, isBusy: $busy },
  filter: ({ isBusy }) => !isBusy,
  fn: ({ id }, exchangeId) => ({ params: { orderId: id, exchangeId }, body: {} }),
  target: payFx,
})
// Sizes and sums may have changed too: a refusal shows the new ones.
sample({ clock: [askFx.finally, cancelFx.finally, payFx.finally], source: $number, fn: paramsOf, target: showFx })
sample({ clock: cancelFx.doneData, filter: ({ result }) => result, fn: () => ({ text: phrase('cancelled') }), target: toastShown })
