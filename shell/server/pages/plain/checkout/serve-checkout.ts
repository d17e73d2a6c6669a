import type { Location } from '@shop/contracts/places/shopper-location'
import type { FullCartData } from '@shop/contracts/cart/full-cart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../platform/config/config.ts'
import { refuse } from '../../../requests/refusals.ts'
import { PLAIN_BAG } from '../notice.ts'
import type { PlainDocuments } from '../plain-html.ts'
import { attempt, type Visitor } from '../visitor.ts'
import { PLAIN_TEXTS } from '../texts.ts'
import { changeCity } from './city.ts'
import { changeCountry, countryName } from './country.ts'
import { readCards } from '../cards.ts'
import { calculated, choicesOf, firstValues, placesOf, shopperOf, startingPlace } from './choices.ts'
import { checkoutHtml, keyOf } from './checkout-html.ts'
import { placeOrder } from './order.ts'
import { type FieldFaults, type Values, isMarked, valuesOf } from './values.ts'

/** Checkout as one form, for browsers without scripts. The caller takes forms of the shop's own pages only. */
export function serveCheckout(app: FastifyInstance, documents: PlainDocuments, config: Config, ownForms: object): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, work: (visitor: Visitor) => Promise<unknown>) =>
    attempt(request, reply, { documents, config, again: '/do/checkout' }, work)
  app.get('/do/checkout', (request, reply) => answer(request, reply, show))
  app.post('/do/order', ownForms, (request, reply) => answer(request, reply, post))
}

const aroundOf = async (...asked: Parameters<typeof placesOf>) => {
  const [places, cards] = await Promise.all([placesOf(...asked), readCards(asked[0])])
  return { ...places, cards }
}

const isOpen = ({ totalProducts, enough }: FullCartData) => totalProducts > 0 && enough

async function show({ calls, context, send, away }: Visitor) {
  const { location, ...known } = await shopperOf(calls)
  const kept = await calculated(calls, {})
  if (!isOpen(kept)) return away(PLAIN_BAG)
  const values = firstValues(kept, { ...known, ...startingPlace(location, context.country) })
  const { city_id: cityId } = location
  const [cart, places] = await Promise.all([calculated(calls, choicesOf(values, cityId)), aroundOf(calls, cityId, context)])
  return send(checkoutHtml({ cart, values, ...places, faults: [], asksCode: false }, context))
}

async function post(visitor: Visitor) {
  const { request, reply, calls, context, send, away, textOf } = visitor
  const form = request.body
  // A form without body has no content type, so no parser runs.
  if (!(form instanceof URLSearchParams)) return refuse(request, reply, 415, 'BAD_REQUEST')
  const values = valuesOf(form)
  const texts = PLAIN_TEXTS[context.locale]
  const elsewhere = await changeCountry(calls, values.country, context)
  if (elsewhere) return showCountry({ ...visitor, context: elsewhere }, values)
  const before = await shopperOf(calls)
  const change = context.country === 'RU' ? await changeCity(calls, values.city, before.location) : 'same'
  if (change === 'changed') return showCity(visitor, values)
  const { location } = before
  const { city_id: cityId } = location
  const cart = await calculated(calls, choicesOf(values, cityId))
  if (!isOpen(cart)) return away(PLAIN_BAG)
  // A code that is on its way stays asked for, unless the phone was changed meanwhile.
  const isAsked = values.code_to !== '' && values.code_to === values.phone
  const again = async (faults: string[], asksCode: boolean, next: Partial<Values> = {}, fieldFaults: FieldFaults = {}) =>
    send(
      checkoutHtml(
        { cart, values: { ...values, ...next }, ...(await aroundOf(calls, cityId, context)), faults, fieldFaults, asksCode },
        context,
      ),
    )
  if (change === 'unknown') return again([], isAsked, {}, { city: texts.noCity })
  if (form.get('step') !== 'order') return again([], isAsked)
  if (values.seen !== String(cart.dueSum)) return again([texts.changed], isAsked)
  const placed = await placeOrder(calls, values, cart, location, context)
  if ('to' in placed) return away(placed.to)
  const { codes, fields, text } = placed
  const asksCode = placed.asksCode || (isAsked && values.code === '')
  const fieldFaults = Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, textOf(code)]))
  const unmarked = Object.keys(fields).flatMap((name) => (isMarked(name) ? [] : (fields[name] ?? [])))
  return again(text ? [text] : [...new Set([...codes, ...unmarked])].map(textOf), asksCode, { code: '' }, fieldFaults)
}

async function showCity(visitor: Visitor, typed: Values) {
  const { location } = await shopperOf(visitor.calls)
  const { city } = location
  return showPlace(visitor, location, { ...typed, city }, PLAIN_TEXTS[visitor.context.locale].newCity(city))
}

async function showCountry(visitor: Visitor, typed: Values) {
  const { location } = await shopperOf(visitor.calls)
  const { country, locale } = visitor.context
  const place = { city: '', region: '', postal_code: '', ...startingPlace(location, country) }
  return showPlace(visitor, location, { ...typed, ...place }, PLAIN_TEXTS[locale].newCountry(countryName(country, locale)))
}

/** Another place has other ways, dates and sums: nothing is ordered before they were seen. */
async function showPlace({ calls, context, send, away }: Visitor, location: Location, typed: Values, note: string) {
  const { city_id: cityId } = location
  const values = { ...typed, shop_id: '', pickup_point: '' }
  const offered = await calculated(calls, choicesOf(values, cityId))
  if (!isOpen(offered)) return away(PLAIN_BAG)
  const first = offered.delivery.find(({ available }) => available)
  const isOffered = offered.delivery.some((kind) => kind.available && keyOf(kind) === values.delivery)
  const chosen = isOffered || !first ? values : { ...values, delivery: keyOf(first) }
  const cart = isOffered ? offered : await calculated(calls, choicesOf(chosen, cityId))
  const asksCode = typed.code_to !== '' && typed.code_to === typed.phone
  return send(checkoutHtml({ cart, values: chosen, ...(await aroundOf(calls, cityId, context)), faults: [], note, asksCode }, context))
}
