import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { SANDBOX_URL } from '../environment.ts'
import { Guest } from './people/guest.ts'
import { actInOffice, codeSentTo } from './servers/sandbox.ts'
import type { Shop } from './shop.ts'

/** Office statuses from a new order to its receipt. */
const STEPS = ['assembling', 'ready', 'completed'] as const
type Step = (typeof STEPS)[number] | 'shipped'

export interface PlacedOrder {
  /** URL format: 4820719. */
  id: string
  /** 482-0719 */
  number: string
  phone: string
  email: string
  /** Gives its pieces back to other tests. */
  cancel: () => Promise<void>
}

/** How an order is fetched: in a shop, where nothing is told. */
interface Ways {
  delivery_method_id?: number
  shop_id?: number
  pickup_point?: number
  /** Of a courier. */
  address?: string
  /** 4, at pickup, unless said: any other leaves the order unpaid. */
  payment_method_id?: number
}
export const IN_SHOP: Ways = { delivery_method_id: 3, shop_id: 1 }

/** A guest order, paid at pickup unless said. */
export async function placedOrder(
  shop: Shop,
  phone: string,
  skus: Readonly<Record<string, number>>,
  draft: Ways = IN_SHOP,
  /** Codes sent to the phone by then. */
  codes = 1,
): Promise<PlacedOrder> {
  const email = `${phone.slice(1)}@mail.example`
  const guest = new Guest(shop)
  await guest.arrive()
  for (const [sku_id, quantity] of Object.entries(skus)) await guest.call('POST', '/cart/add', { sku_id, quantity })
  await guest.call('POST', '/phone/send_code', { phone })
  await guest.call('POST', '/phone/confirm', { phone, code: await codeSentTo(phone, codes) })
  await guest.arrive()
  const ways = { payment_method_id: 4, ...draft }
  const { cartData } = await guest.call<{ cartData: { dueSum: number } }>('POST', '/cart/calculate', {
    delivery_method_id: draft.delivery_method_id,
    payment_method_id: ways.payment_method_id,
    pickup_point_id: draft.pickup_point ?? null,
    delivery: { city: 'Москва' },
  })
  const { order } = await guest.call<{ order: { id: string; number: string } | null }>('POST', '/order/create/v2', {
    ...ways,
    communication_method_id: 2,
    phone,
    email,
    fio: 'Анна Петрова',
    city: 'Москва',
    idempotencyKey: randomUUID(),
    personalDataAgreement: true,
    dueSum: cartData.dueSum,
  })
  expect(order).not.toBeNull()
  const id = order?.id ?? ''
  const cancel = async () => void (await guest.call('POST', `/order/${id}/cancel`, {}))
  return { id, number: order?.number ?? '', phone, email, cancel }
}

/** A received guest order with returnable pieces. */
export async function receivedOrder(shop: Shop, phone: string, skus: Readonly<Record<string, number>>): Promise<PlacedOrder> {
  const order = await placedOrder(shop, phone, skus)
  await handOver(order.id, STEPS)
  return order
}

const office = async () =>
  ((await (await fetch(`${SANDBOX_URL}/back-office`)).json()) as { orders: { number: string; status: string }[] }).orders

/** Sets the next status in the sandbox's back office, after it received the previous one. */
export async function handOver(number: string, steps: readonly Step[], from = 'accepted'): Promise<void> {
  let known = from
  for (const step of steps) {
    await expect.poll(async () => (await office()).find((order) => order.number === number)?.status).toBe(known)
    await actInOffice({ number, action: `move-${step}` })
    known = step
  }
  await expect.poll(async () => (await office()).find((order) => order.number === number)?.status).toBe(known)
}
