import { randomUUID } from 'node:crypto'
import type { FullCartAnswer, FullCartData } from '@shop/contracts/cart/full-cart'
import type { CreateOrderAnswer, OrderDraftInput, SuccessData } from '@shop/contracts/orders/order'
import type { PaymentState } from '@shop/contracts/orders/payment/payment'
import { RUSSIAN, Shopper } from './shopper.ts'

export const PHONE = '+79000000042'

/** A draft that lacks nothing, for a shop in the middle of Moscow. */
export const aDraft = (changes: OrderDraftInput = {}): OrderDraftInput => ({
  delivery_method_id: 3,
  shop_id: 1,
  payment_method_id: 1,
  communication_method_id: 2,
  phone: PHONE,
  email: 'anna@mail.example',
  fio: 'Анна Петрова',
  city: 'Москва',
  ...changes,
})

/** A shopper in checkout. The phone is confirmed behind the scenes. */
export class Buyer extends Shopper {
  constructor(url: string, host = RUSSIAN, cookies: Record<string, string> = {}) {
    super({ url, host, cookies, headers: { 'x-forwarded-for': `192.0.2.${Math.ceil(Math.random() * 250)}` } })
  }

  whole = async (action: string, body: object = {}) => (await this.cart(action, body)) as FullCartAnswer

  /** The bag as checkout shows it for a draft. */
  async calculated(draft: OrderDraftInput): Promise<FullCartData> {
    const {
      spendBonuses = false,
      pickup_point = null,
      city,
      city_id,
      region,
      address,
      delivery_method_id,
      courier_type,
      payment_method_id,
      delivery_slot = null,
      contactless = false,
    } = draft
    const delivery = { city, city_id, region, address }
    return (
      await this.whole('calculate', {
        spend_bonuses: spendBonuses,
        pickup_point_id: pickup_point,
        delivery,
        delivery_method_id,
        courier_type,
        payment_method_id,
        delivery_slot,
        contactless,
      })
    ).cartData
  }

  /** Orders what checkout shows; `changes` are of the call. */
  async order(draft: OrderDraftInput = aDraft(), changes: object = {}): Promise<CreateOrderAnswer> {
    const { dueSum } = await this.calculated(draft)
    const { status, body } = await this.post('/order/create/v2', {
      ...draft,
      idempotencyKey: randomUUID(),
      personalDataAgreement: true,
      dueSum,
      ...changes,
    })
    if (status !== 200) throw new Error(`/order/create/v2: ${status} ${JSON.stringify(body)}`)
    return body as CreateOrderAnswer
  }

  payment = async (order: string) => ((await this.get(`/order/${order}/payment`)).body as { payment: PaymentState }).payment
  success = async (order: string) => (await this.get(`/order/success-data/${order}`)).body as SuccessData
}
