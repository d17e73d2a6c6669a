import { randomUUID } from 'node:crypto'
import { REVIEW_ASKED_DAYS } from '@shop/contracts/catalog/reviews/limits'
import type { CallShape } from '@shop/contracts/core/shapes/shape'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import type { OrderDraftInput } from '@shop/contracts/orders/order'
import { aDraft, Buyer } from '../people/buyer.ts'
import { newEmail, newPhone, register } from '../people/sign-in.ts'
import { Gateway } from '../services/gateway.ts'
import { Office } from '../services/office.ts'
import { messageContaining } from '../services/sandbox.ts'
import { openShop, type Shop } from '../shop.ts'
import type { Sent } from './send.ts'

export const LETTER = 'letter-a-silver-one'
export const RING = 'solitaire-aurora-yellow-165'
export const PIECE = 11
export const SEARCH = { name: 'Кольца', url: '/catalog/rings?metal=yellow' }
export const SIZES = { name: 'Мама', ring: '17', chain: null, bracelet: null }
export const ROAD = 'Москва, Лесная улица, 7'
export const POSTAL = { country: 'AE', city: 'Dubai', line2: '', postalCode: '', region: 'Dubai' }
const RECEIVED = ['assembling', 'ready', 'completed']

export interface Member {
  buyer: Buyer
  phone: string
  email: string
}

/** The shop that a shopper walks through, and those whom she needs for it. */
export class World {
  readonly shop: Shop
  readonly gateway: Gateway
  readonly #office: Office
  /** Has an account with something of each kind in it; steps that end or change an account take somebody new. */
  readonly anna: Member
  /** Has an order to pay, a certificate of her own and favorites: everything that a bag may tell of. */
  readonly maria: Member
  readonly guest: Buyer
  /** Maria's certificate. */
  own = { id: '', code: '' }

  private constructor(shop: Shop, gateway: Gateway, office: Office, [anna, maria]: [Member, Member], guest: Buyer) {
    this.shop = shop
    this.gateway = gateway
    this.#office = office
    this.anna = anna
    this.maria = maria
    this.guest = guest
  }

  static async open(): Promise<World> {
    const [gateway, office] = [new Gateway(), new Office()]
    const shop = await openShop({ ...(await gateway.open()), ...(await office.open()), CODE_LIMITS: '1000', HOLIDAYS: '' })
    await shop.behindTheScenes('UPDATE stock SET quantity = 500')
    const guest = await new Buyer(shop.url()).arrive()
    const world = new World(shop, gateway, office, [await memberOf(shop), await memberOf(shop)], guest)
    await world.#settle()
    return world
  }

  /** A list without anything in it proves nothing of its rows. */
  async #settle() {
    const { buyer } = this.anna
    const kept: [path: string, body: object][] = [
      ['/profile/addresses', { address: ROAD }],
      ['/profile/addresses', { address: 'Dubai, Al Wasl Road 1', postal: POSTAL }],
      ['/profile/sizes', SIZES],
      ['/profile/searches', SEARCH],
      ['/profile/ring-sizes', { changes: [{ at: Date.now(), finger: 'ring', name: 'Мама', size: 17 }] }],
      ['/alerts/price', { id: PIECE }],
    ]
    for (const [path, body] of kept) read(await buyer.post(path, body))
    await this.returned(this.anna)
    await this.received(this.anna)
    await this.ordered(this.maria)
    for (const isKept of [true, false]) {
      this.own = await this.gift(this.maria)
      const { id, code } = this.own
      if (isKept) read(await this.maria.buyer.post(`/deposit/${id}/add_to_profile`, { authCode: code }))
    }
    read(await this.maria.buyer.post('/favorites/31', {}))
  }

  async close() {
    await this.shop.remove()
    await this.gateway.close()
    await this.#office.close()
  }

  aGuest = () => new Buyer(this.shop.url()).arrive()
  aMember = () => memberOf(this.shop)

  /** An order for the piece. */
  async ordered({ buyer, phone, email }: Member, changes: OrderDraftInput = {}, sku = LETTER): Promise<string> {
    await buyer.cart('add', { sku_id: sku })
    const { order, ...rest } = await buyer.order(aDraft({ phone, email, ...changes }))
    if (!order) throw new Error(`Nothing was ordered: ${JSON.stringify(rest)}`)
    return order.id
  }
  async received(by: Member, sku = LETTER) {
    const id = await this.ordered(by, { payment_method_id: 4 }, sku)
    for (const status of RECEIVED) await this.#office.ask(this.shop.url(), 'POST', `/back-office/orders/${id}/status`, { status })
    return id
  }
  async returned(by: Member) {
    const id = await this.received(by)
    read(await by.buyer.post(`/order/${id}/refund`, { reason: 'size', items: [{ id: LETTER, quantity: 1 }] }))
    return id
  }
  linkTo = async ({ buyer }: Member, order: string) => read<{ key: string }>(await buyer.get(`/order/${order}/link`)).key

  /** A gift certificate that is paid for. */
  async gift({ buyer, email }: Member): Promise<{ id: string; code: string }> {
    const recipientEmail = newEmail()
    const { depositId: id } = read<{ depositId: string }>(
      await buyer.post('/order/deposits/create', { ...this.gifts(recipientEmail), email }),
    )
    await this.gateway.report(id, 'Payment', { to: this.shop.url() })
    const { text } = await messageContaining(recipientEmail, 'Код активации')
    return { id, code: /Код активации: (\d{4})/.exec(text)?.[1] ?? '' }
  }
  gifts = (recipientEmail: string) => ({
    designId: 1,
    amount: 5000,
    recipientName: 'Мария',
    recipientEmail,
    recipientPhone: null,
    senderName: 'Анна',
    email: newEmail(),
    message: 'С праздником',
    agreement: true,
    sendDate: new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10).split('-').toReversed().join('.'),
    idempotencyKey: randomUUID(),
  })

  #askedForReview: Promise<{ by: Buyer; key: string }> | undefined
  /** The link of the letter that asks for a review. The clock goes on by two weeks: such steps come last. */
  askedForReview = () =>
    (this.#askedForReview ??= (async () => {
      const member = await this.aMember()
      await this.received(member, RING)
      const later = REVIEW_ASKED_DAYS * DAY_MS + 60_000
      this.#office.forward += later
      await this.shop.later(later)
      const { text } = await messageContaining(member.email, 'Написать отзыв')
      return { by: await member.buyer.arrive(), key: /\/review\?key=([\w.-]+)/.exec(text)?.[1] ?? '' }
    })())
}

async function memberOf(shop: Shop): Promise<Member> {
  const [buyer, phone, email] = [await new Buyer(shop.url()).arrive(), newPhone(), newEmail()]
  await register(buyer, phone, { email })
  return { buyer, phone, email }
}

/** What a call answers that the journey stands on. */
export function read<Body>({ status, body }: { status: number; body: unknown }): Body {
  if (status !== 200) throw new Error(`The journey cannot go on: ${status} ${JSON.stringify(body)}`)
  return body as Body
}

/** What the journey knows of a call, made anew each time that it is sent; several where one answer does not tell everything. */
export type Step = (world: World, shape: CallShape) => Sent | Sent[] | Promise<Sent | Sent[]>
/** By call: `GET /catalog/{}/{}/info`. */
export type Steps = Record<string, Step>
