import { REVIEW_ASKED_DAYS } from '@shop/contracts/catalog/reviews/limits'
import { type ReviewedPiece, reviewsByLink } from '@shop/contracts/catalog/reviews/write-review'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import type { Office } from '../services/office.ts'
import { FRONT_DOOR_KEY } from '../services/processes.ts'
import { messageContaining } from '../services/sandbox.ts'
import type { Shop } from '../shop.ts'
import { aDraft, Buyer, PHONE } from './buyer.ts'
import { keeps, RUSSIAN, type Shopper } from './shopper.ts'
import { newEmail, register } from './sign-in.ts'

export const RING = 'solitaire-aurora-yellow-165'
export const ASKS = 'Написать отзыв'
export const text = 'Камень держится высоко, и на свету сверкает.'
export const written = { stars: 5, fit: 'true', text, name: 'Марина Иванова', showsSize: true }

export interface Bought {
  skus?: string[]
  phone?: string
  signIn?: (buyer: Shopper, phone: string) => Promise<unknown>
  status?: 'completed' | 'cancelled'
}

/** Buyers of a shop whom its letters ask for reviews. */
export class Reviewers {
  readonly #shop: Shop
  readonly #office: Office

  constructor(shop: Shop, office: Office) {
    this.#shop = shop
    this.#office = office
  }

  async later(milliseconds: number) {
    await this.#shop.later(milliseconds)
    this.#office.forward += milliseconds
  }

  /** An order that was delivered today, and what the outbox has to do with it. */
  async bought({ skus = [RING], phone, signIn = register, status = 'completed' }: Bought = {}) {
    const shop = this.#shop
    const buyer = await new Buyer(shop.url()).arrive()
    if (phone) await signIn(buyer, phone)
    else await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${PHONE}'`)
    for (const sku of skus) await buyer.cart('add', { sku_id: sku })
    const email = newEmail()
    const { order, ...rest } = await buyer.order(aDraft({ payment_method_id: 4, email, ...(phone && { phone }) }))
    if (!order) throw new Error(JSON.stringify(rest))
    const steps = status === 'completed' ? ['assembling', 'ready', 'completed'] : ['cancelled']
    for (const step of steps) {
      const { body } = await this.#office.ask(shop.url(), 'POST', `/back-office/orders/${order.id}/status`, { status: step })
      expect(body).toMatchObject({ result: true, status: step })
    }
    return { buyer, email, id: order.id }
  }

  /** The link of the letter, two weeks after the delivery. */
  async asked(how: Bought = {}) {
    const order = await this.bought(how)
    await this.later(REVIEW_ASKED_DAYS * DAY_MS + 60_000)
    const letter = await messageContaining(order.email, ASKS)
    const key = /\/review\?key=([\w.-]+)/.exec(letter.text)?.[1] ?? ''
    await order.buyer.arrive()
    return { ...order, letter, key, path: `/reviews/by-link/${key}` }
  }
}

export async function piecesOf(who: Shopper, path: string): Promise<ReviewedPiece[]> {
  const answer = await who.get(path)
  expect(keeps(reviewsByLink, answer)).toBe(true)
  return (answer.body as { result: { pieces: ReviewedPiece[] } }).result.pieces
}

export async function write(who: Shopper, path: string, changes: object = {}) {
  const [piece] = await piecesOf(who, path)
  return who.post(path, { itemId: piece?.itemId, ...written, ...changes })
}

interface SentPicture {
  token: string
  /** Null: the form without a file. */
  file: Buffer | null
  address: string
}

/** Sends a picture as the form does: the link, then the file. */
export async function sendPicture(shop: Shop, who: Shopper, { token, file, address }: SentPicture) {
  const form = new FormData()
  form.append('token', token)
  if (file) form.append('picture', new Blob([Uint8Array.from(file)]), 'IMG_2041.jpg')
  const cookies = Object.entries(who.cookies).map(([name, value]) => `${name}=${value}`)
  const response = await fetch(`${shop.url()}/reviews/pictures`, {
    method: 'POST',
    body: form,
    headers: {
      cookie: cookies.join('; '),
      'x-csrf-token': who.csrfToken ?? '',
      'x-front-door': FRONT_DOOR_KEY,
      'x-forwarded-host': RUSSIAN,
      'x-forwarded-for': address,
    },
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
}
