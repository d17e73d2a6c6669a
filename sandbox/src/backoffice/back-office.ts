import {
  OfficeBooking,
  OfficeConsult,
  type OfficeOrder,
  OfficeOrder as OrderSchema,
  OfficeRequest,
} from '@shop/contracts/services/back-office/messages'
import { OfficeReview } from '@shop/contracts/services/back-office/requests/reviews'
import { OfficeBag } from '@shop/contracts/services/back-office/requests/shared-bags'
import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { BRAND } from '../frame/brand.ts'
import { isFromOurPage, json, seeOther, text } from '../frame/answers.ts'
import type { Answer, Ask, Service } from '../frame/service.ts'
import { isSigned } from '../frame/signature.ts'
import { CourierTrips } from './courier-trips.ts'
import { Desk } from './desk.ts'
import { officeSection } from './section.ts'
import { callShop, type ShopAnswer, signedParts } from './shop-calls.ts'

export interface OfficeConfig {
  key: string
  /** API origin. */
  shopUrl: string
}

/** An older signature may be a replay. */
const FRESH_MS = 5 * 60 * 1000
const Message = v.object({ id: v.string(), order: OrderSchema })
const BookingMessage = v.object({ id: v.string(), booking: OfficeBooking })
const ConsultMessage = v.object({ id: v.string(), consult: OfficeConsult })
const RequestMessage = v.object({ id: v.string(), request: OfficeRequest })

/** Back office stand-in: receives signed orders, bookings and requests; calls the shop on a person's click. */
export function officeService({ key, shopUrl }: OfficeConfig): Service {
  const desk = new Desk()
  const post = (path: string, message: object) => callShop(shopUrl, key, 'POST', `/back-office${path}`, message)
  const trips = new CourierTrips((number, report) => post(`/orders/${encodeURIComponent(number)}/courier`, report))

  const isFromShop = ({ method, url, headers, body }: Ask) => {
    const timestamp = String(headers['x-office-timestamp'] ?? '')
    const isFresh = Math.abs(Date.now() - Number(timestamp)) < FRESH_MS
    return isFresh && isSigned(headers['x-office-signature'], signedParts(method, url.pathname, timestamp, body), key)
  }

  const take = (ask: Ask): Answer => {
    if (!isFromShop(ask)) return json({ error: 'wrong signature' }, 401)
    const message = v.safeParse(Message, read(ask.body))
    if (!message.success) return json({ error: 'the order has another shape' }, 400)
    if (desk.take(message.output.order)) trips.follow(message.output.order)
    return json({ id: message.output.id, status: 'accepted' }, 202)
  }

  const takeBooking = (ask: Ask): Answer => {
    if (!isFromShop(ask)) return json({ error: 'wrong signature' }, 401)
    const message = v.safeParse(BookingMessage, read(ask.body))
    if (!message.success) return json({ error: 'the booking has another shape' }, 400)
    desk.takeBooking(message.output.booking)
    return json({ id: message.output.id, status: 'accepted' }, 202)
  }

  const takeConsult = (ask: Ask): Answer => {
    if (!isFromShop(ask)) return json({ error: 'wrong signature' }, 401)
    const message = v.safeParse(ConsultMessage, read(ask.body))
    if (!message.success) return json({ error: 'the request has another shape' }, 400)
    desk.takeConsult(message.output.consult)
    return json({ id: message.output.id, status: 'accepted' }, 202)
  }

  const takeRequest = (ask: Ask): Answer => {
    if (!isFromShop(ask)) return json({ error: 'wrong signature' }, 401)
    const message = v.safeParse(RequestMessage, read(ask.body))
    if (!message.success) return json({ error: 'the request has another shape' }, 400)
    desk.takeRequest(message.output.request)
    return json({ id: message.output.id, status: 'accepted' }, 202)
  }

  const act = async (ask: Ask): Promise<Answer> => {
    if (!isFromOurPage(ask)) return text(403, 'Forms of this page only')
    const form = new URLSearchParams(ask.body)
    const answer = await does(form).catch(() => ({ status: 0, body: { error: 'the shop does not answer' } }))
    desk.heard(`${answer.status || ''} ${JSON.stringify(answer.body)}`.trim())
    return seeOther('/#office')
  }

  const does = async (form: URLSearchParams): Promise<ShopAnswer> => {
    const value = (name: string) => (form.get(name) ?? '').trim()
    const action = value('action')
    // The timestamp is the batch number.
    const batch = (kind: string, row: object) => post(`/feed/${kind}`, { feedId: `sandbox-${kind}`, sequence: Date.now(), rows: [row] })
    const minor = (name: string) => Math.round(Number(value(name)) * 100)
    if (action === 'stock') return batch('stock', { sku: value('sku'), onHand: Number(value('onHand')) })
    if (action === 'price')
      return batch('prices', { sku: value('sku'), currency: value('currency'), initial: minor('initial'), final: minor('final') })
    if (action === 'letters' || action === 'replay') {
      const answer = action === 'replay' ? await post('/outbox/replay', { ids: null }) : null
      const dead = await callShop(shopUrl, key, 'GET', '/back-office/outbox/dead')
      desk.dead = Number(dead.body['total'] ?? 0)
      return answer ?? dead
    }
    if (action.startsWith('review')) return review(action, form)
    if (action.startsWith('bag')) return bags(action, value)
    if (action === 'accept' || action === 'decline') return post(`/refunds/${value('refund')}`, { accepted: action === 'accept' })
    if (action.startsWith('exchange-'))
      return post(`/exchanges/${encodeURIComponent(value('exchange'))}`, {
        status: action.slice('exchange-'.length),
        comment: value('words') || null,
      })
    if (action === 'inWork' || action === 'ready')
      return post(`/requests/${encodeURIComponent(value('request'))}/status`, { status: action })
    const number = encodeURIComponent(value('number'))
    if (action === 'refund') return post(`/orders/${number}/refund`, { key: `sandbox-${Date.now()}`, items: [] })
    return move(
      number,
      action.replace(/^move-/, ''),
      desk.orders.find((order) => order.number === number),
    )
  }

  /** Decides about a review, and asks which ones wait. */
  const review = async (action: string, form: URLSearchParams): Promise<ShopAnswer> => {
    const words = (form.get('words') ?? '').trim()
    const decision = {
      'review-publish': { decision: 'publish', writtenAt: form.get('writtenAt') },
      'review-refuse': { decision: 'refuse', reason: words },
      'review-answer': { decision: 'answer', text: words },
    }[action]
    const answer = decision ? await post(`/reviews/${encodeURIComponent(form.get('review') ?? '')}`, decision) : null
    const all = await Promise.all(
      ['waiting', 'published'].map((status) => callShop(shopUrl, key, 'GET', `/back-office/reviews?status=${status}`)),
    )
    desk.reviews = all.flatMap(({ body }) => v.parse(v.array(OfficeReview), body['reviews'])).filter(({ order }) => order !== null)
    await readPictures(desk.reviews)
    return answer ?? { status: 200, body: { reviews: desk.reviews.length } }
  }

  /** A stylist proposes a piece, and asks which bags are shown. */
  const bags = async (action: string, value: (name: string) => string): Promise<ShopAnswer> => {
    const message = { piece: value('piece'), note: value('note'), stylist: value('stylist') }
    const answer = action === 'bag-propose' ? await post(`/shared-bags/${encodeURIComponent(value('bag'))}/proposals`, message) : null
    const { body } = await callShop(shopUrl, key, 'GET', '/back-office/shared-bags')
    desk.bags = v.parse(v.array(OfficeBag), body['bags'])
    return answer && answer.status !== 200 ? answer : { status: 200, body: { bags: desk.bags.length } }
  }

  /** Unpublished pictures have no address: each is asked for by a signed call. */
  const readPictures = async (reviews: readonly OfficeReview[]) => {
    const ids = reviews.flatMap(({ pictures }) => pictures.map(({ id }) => id))
    for (const known of desk.reviewPictures.keys()) if (!ids.includes(known)) desk.reviewPictures.delete(known)
    for (const id of ids.filter((one) => !desk.reviewPictures.has(one))) {
      const { status, body } = await callShop(shopUrl, key, 'GET', `/back-office/review-pictures/${encodeURIComponent(id)}`)
      if (status === 200) desk.reviewPictures.set(id, String(body['file']))
    }
  }

  const move = (number: string, status: string, order: OfficeOrder | undefined) => {
    const parcel = { carrier: order?.delivery.name ?? BRAND.name, number: `ZL${randomInt(1e8, 1e9)}`, url: null }
    return post(`/orders/${number}/status`, { status, ...(status === 'shipped' && { tracking: parcel }) })
  }

  return {
    handle: (ask) => {
      const { method, url } = ask
      if (method === 'POST' && url.pathname === '/back-office/orders') return take(ask)
      if (method === 'POST' && url.pathname === '/back-office/bookings') return takeBooking(ask)
      if (method === 'POST' && url.pathname === '/back-office/consults') return takeConsult(ask)
      if (method === 'POST' && url.pathname === '/back-office/requests') return takeRequest(ask)
      if (method === 'POST' && url.pathname === '/back-office/act') return act(ask)
      return method === 'GET' && url.pathname === '/back-office'
        ? json({
            orders: desk.orders,
            bookings: desk.bookings,
            consults: desk.consults,
            requests: desk.requests,
            reviews: desk.reviews ?? [],
            bags: desk.bags ?? [],
          })
        : null
    },
    section: (locale) => officeSection(desk, locale),
  }
}

function read(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
