import { randomUUID } from 'node:crypto'
import type { PickupPoint } from '@shop/contracts/places/pickup-points'
import { aDraft } from '../../people/buyer.ts'
import { newEmail } from '../../people/sign-in.ts'
import { LETTER, read, type Steps, type World } from '../world.ts'

const LAST = { payment_method_id: 4 }

async function orderOf(world: World) {
  const id = await world.ordered(world.anna)
  return { by: world.anna.buyer, params: [id] }
}
const returnOf = async (world: World) => ({ by: world.anna.buyer, params: [await world.returned(world.anna)] })
async function linkOf(world: World) {
  const { params } = await orderOf(world)
  return { by: world.guest, params: [await world.linkTo(world.anna, params[0] ?? '')] }
}
async function payLinkOf(world: World) {
  const { by, params } = await orderOf(world)
  const { link } = read<{ link: { key: string } }>(await by.post(`/order/${params[0]}/pay-link`, {}))
  return { by: world.guest, params: [link.key] }
}

/** An order on its way to one of two points of the same network. */
async function toPoint(world: World) {
  const { points } = read<{ points: PickupPoint[] }>(await world.guest.get('/api/pickup-points/list/'))
  const fit = points.filter(({ payments }) => payments.includes('onReceipt'))
  const one = fit.find(({ id, provider_id }) => fit.some((other) => other.id !== id && other.provider_id === provider_id))
  const other = fit.find(({ id, provider_id }) => id !== one?.id && provider_id === one?.provider_id)
  const id = await world.ordered(world.anna, { delivery_method_id: 2, pickup_point: one?.id ?? 0, ...LAST })
  return { by: world.anna.buyer, params: [id], body: { pickup_point_id: other?.id } }
}

/** She orders, pays, and asks for what comes after it. */
export const orders: Steps = {
  'POST /order/create/v2': async ({ anna: { buyer, phone, email } }) => {
    await buyer.cart('add', { sku_id: LETTER })
    const draft = aDraft({ phone, email, ...LAST })
    const { dueSum } = await buyer.calculated(draft)
    const said = { country: 'RU', comment: 'Позвоните', spendBonuses: false, is_gift: false, isEms: false, newsletterSubscription: false }
    const agreed = { personalDataAgreement: true, agreementVersion: undefined }
    const whole = { ...draft, ...said, ...agreed, dueSum }
    const needs = Object.keys(draft)
    return [
      { by: buyer, body: { ...whole, idempotencyKey: randomUUID(), dueSum: 1 }, needs, isDeclined: true },
      { by: buyer, body: { ...whole, idempotencyKey: randomUUID() }, needs },
    ]
  },
  'GET /order/last': ({ anna }) => ({ by: anna.buyer }),
  'GET /order/success-data/{}': async (world) => [await orderOf(world), await returnOf(world)],
  'GET /order/{}/payment': orderOf,
  'POST /order/{}/payment': async (world) => ({ ...(await orderOf(world)), body: { payment_method_id: 1 } }),
  'GET /order/{}/documents/{}': async (world) => {
    const { by, params } = await orderOf(world)
    return { by, params: [...params, 'invoice'] }
  },
  'GET /order/{}/events': orderOf,
  'GET /order/{}/link': orderOf,
  'POST /order/{}/cancel': orderOf,
  'POST /order/{}/pickup-point': toPoint,
  'POST /order/{}/repeat': async (world) => ({ ...(await orderOf(world)), body: { idempotencyKey: randomUUID() } }),
  'POST /order/{}/pay-link': async (world) => ({ ...(await orderOf(world)), body: { hidesPieces: true } }),
  'DELETE /order/{}/pay-link': async (world) => {
    const { by, params } = await orderOf(world)
    read(await by.post(`/order/${params[0]}/pay-link`, {}))
    return { by, params }
  },
  'GET /pay-link/{}': payLinkOf,
  'POST /pay-link/{}': async (world) => ({ ...(await payLinkOf(world)), body: { payment_method_id: 1 } }),
  'GET /order/by-link/{}': linkOf,
  'GET /order/by-link/{}/events': linkOf,
  'GET /order/by-link/{}/documents/{}': async (world) => {
    const { by, params } = await linkOf(world)
    return { by, params: [...params, 'invoice'] }
  },
  'POST /order/by-link/{}/cancel': linkOf,
  'GET /profile/orders': ({ anna }) => ({ by: anna.buyer }),
  'GET /returns/orders': ({ anna }) => ({ by: anna.buyer }),
  'GET /order/{}/refund': returnOf,
  'POST /order/{}/refund': async (world) => ({
    by: world.anna.buyer,
    params: [await world.received(world.anna)],
    body: { reason: 'size', items: [{ id: LETTER, quantity: 1 }], handover: 'shop', comment: 'Мало', account: null, to: 'card' },
  }),

  'POST /order/deposits/create': (world) => ({ by: world.anna.buyer, body: world.gifts(newEmail()), needs: ['recipientEmail'] }),
  'GET /order/deposits/{}': async (world) => ({ by: world.anna.buyer, params: [(await world.gift(world.anna)).id] }),
  'POST /order/deposits/{}/payment': async ({ anna, gifts }) => {
    const { depositId } = read<{ depositId: string }>(await anna.buyer.post('/order/deposits/create', gifts(newEmail())))
    return { by: anna.buyer, params: [depositId] }
  },
  'POST /deposit/{}': (world) => opened(world),
  'POST /deposit/{}/add_to_profile': (world) => opened(world),
  'POST /deposit/{}/pdf-link': (world) => opened(world),
  'GET /profile/certificates': ({ anna }) => ({ by: anna.buyer }),
}

async function opened(world: World) {
  const { id, code } = await world.gift(world.anna)
  return { by: world.anna.buyer, params: [id], body: { authCode: code, captcha: undefined }, needs: ['authCode'] }
}
