import { expect, type Page } from '@playwright/test'
import type { OfficeOrder } from '@shop/contracts/services/back-office/messages'
import type { SuccessData } from '@shop/contracts/orders/order'
import { SANDBOX_URL } from '../environment.ts'
import type { Guest } from './people/guest.ts'

/** What an order costs, in minor units. `goods`: after discounts, promo code and bonuses; `prepaid`: by certificates. */
interface OrderMoney {
  goods: number
  packaging: number
  delivery: number
  prepaid: number
  due: number
}

const add = (sums: readonly number[]) => sums.reduce((total, sum) => total + sum, 0)

/** A sum as a page writes it: "−1 234,50 ₽", "$1,234.50"; words, as "free", are nothing. */
function minorOf(text: string): number {
  const plain = text.replace(/\s/g, '').replace('−', '-')
  const decimal = plain.includes('₽') ? plain.replace(',', '.') : plain.replaceAll(',', '')
  return Math.round(Number(decimal.replace(/[^\d.-]/g, '')) * 100)
}

const ROWS = { packaging: /^(праздничная упаковка|festive)/i, delivery: /^(доставка|delivery)/i, prepaid: /^(сертификаты|certificates)/i }

/** Sums on the page of an order; the last row is the total. */
async function onScreen(page: Page): Promise<OrderMoney> {
  const list = page
    .getByRole('main')
    .getByRole('region', { name: /^(сумма заказа|order total)$/i })
    .locator('dl > div')
  await expect(list.last()).toBeVisible()
  const rows = await Promise.all(
    (await list.all()).map(async (row) => ({
      name: (await row.locator('dt').innerText()).trim(),
      sum: minorOf(await row.locator('dd').innerText()),
    })),
  )
  const due = rows.pop()?.sum ?? 0
  const sumOf = (name: RegExp) => add(rows.filter((row) => name.test(row.name)).map(({ sum }) => sum))
  const goods = add(rows.filter((row) => !Object.values(ROWS).some((name) => name.test(row.name))).map(({ sum }) => sum))
  return { goods, packaging: sumOf(ROWS.packaging), delivery: sumOf(ROWS.delivery), prepaid: 0 - sumOf(ROWS.prepaid), due }
}

async function inApi(owner: Guest, id: string): Promise<OrderMoney> {
  const { order } = await owner.call<SuccessData>('GET', `/order/success-data/${id}`)
  return {
    goods: add(order.lines.map(({ finalSum, bonuses = 0 }) => finalSum - bonuses)),
    packaging: order.packagingSum,
    delivery: order.deliverySum,
    prepaid: order.certificatesSum + order.depositsSum,
    due: order.dueSum,
  }
}

interface GatewayPayment {
  id: string
  amount: string
  items: { name: string; sum: string }[]
  payments: { type: number; sum: string }[]
}
/** Of the receipt under 54-FZ. */
const PAID_NOW = 1
const PAID_BEFORE = 2

/** Of the receipt as it was sent to the gateway: its lines, and what is paid now and was paid before. */
async function inReceipt(paymentUrl: string): Promise<OrderMoney> {
  const { payments } = (await (await fetch(`${SANDBOX_URL}/payments`)).json()) as { payments: GatewayPayment[] }
  const payment = payments.find(({ id }) => paymentUrl.endsWith(id))
  if (!payment) throw new Error(`The gateway knows no ${paymentUrl}.`)
  const minor = (sum: string) => Math.round(Number(sum) * 100)
  const sumOf = (name: RegExp) => add(payment.items.filter((item) => name.test(item.name)).map(({ sum }) => minor(sum)))
  const paid = (type: number) => add(payment.payments.filter((part) => part.type === type).map(({ sum }) => minor(sum)))
  expect(minor(payment.amount)).toBe(paid(PAID_NOW))
  const [packaging, delivery] = [sumOf(ROWS.packaging), sumOf(ROWS.delivery)]
  return { goods: sumOf(/./) - packaging - delivery, packaging, delivery, prepaid: paid(PAID_BEFORE), due: paid(PAID_NOW) }
}

async function inOffice(id: string): Promise<OrderMoney> {
  let found: OfficeOrder | undefined
  await expect
    .poll(async () => {
      const { orders } = (await (await fetch(`${SANDBOX_URL}/back-office`)).json()) as { orders: OfficeOrder[] }
      found = orders.find(({ number }) => number === id)
      return found?.paidAt ?? null
    })
    .not.toBeNull()
  const { lines, packagingSum, deliverySum, certificatesSum, depositsSum, dueSum } = found as OfficeOrder
  return {
    goods: add(lines.map(({ sum }) => sum)),
    packaging: packagingSum,
    delivery: deliverySum,
    prepaid: certificatesSum + depositsSum,
    due: dueSum,
  }
}

/** Compares a paid order in four places; its page must be open. Returns the sums, which are the same in all of them [orders.same-money]. */
export async function sameMoney(
  page: Page,
  { owner, id, paymentUrl }: { owner: Guest; id: string; paymentUrl: string },
): Promise<OrderMoney> {
  const money = await inApi(owner, id)
  expect(await onScreen(page), 'on the screen').toStrictEqual(money)
  expect(await inReceipt(paymentUrl), 'in the receipt').toStrictEqual(money)
  expect(await inOffice(id), 'in the back office').toStrictEqual(money)
  expect(money.goods + money.packaging + money.delivery).toBe(money.prepaid + money.due)
  return money
}
