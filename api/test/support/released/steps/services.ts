import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { solved } from '../../people/captcha.ts'
import { newEmail, newPhone } from '../../people/sign-in.ts'
import { read, type Steps, type World } from '../world.ts'

const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'
const [SERVICE, SHOP_ID] = ['lobe', 1]

async function aBooking({ guest }: World) {
  const { days } = read<{ days: { date: string; times: string[] }[] }>(
    await guest.get(`/bookings/slots?service=${SERVICE}&shop=${SHOP_ID}`),
  )
  // Some days ahead, so that no rule of today's clock is in the way.
  const day = days.slice(3).find(({ times }) => times.length > 0)
  const wish = { name: 'Анна', phone: newPhone(), comment: 'Не опоздаю', agreement: true, idempotencyKey: randomUUID() }
  return { service: SERVICE, shop_id: SHOP_ID, start: `${day?.date}T${day?.times[0]}`, ...wish }
}
async function booked(world: World) {
  const { booking } = read<{ booking: { token: string } }>(await world.guest.post('/bookings', await aBooking(world)))
  return { by: world.guest, params: [booking.token] }
}
const aPicture = async () =>
  new Blob([
    Uint8Array.from(
      await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a08060' } })
        .jpeg()
        .toBuffer(),
    ),
  ])

/** She writes to the shop, books a visit, subscribes, applies for a job. */
export const services: Steps = {
  'GET /bookings/services': ({ guest }) => ({ by: guest }),
  'GET /bookings/slots': ({ guest }) => ({ by: guest, query: { service: SERVICE, shop: String(SHOP_ID), from: undefined, to: undefined } }),
  'POST /bookings': async (world) => ({ by: world.guest, body: await aBooking(world) }),
  'GET /bookings/by-link/{}': booked,
  'GET /bookings/by-link/{}/calendar': booked,
  'POST /bookings/by-link/{}/cancel': booked,
  'POST /consults': ({ guest }) => ({
    by: guest,
    body: {
      way: 'call',
      start: null,
      piece: null,
      name: 'Анна',
      phone: newPhone(),
      comment: '',
      agreement: true,
      idempotencyKey: randomUUID(),
    },
  }),
  'POST /feedback': async (world) => {
    const by = await world.aGuest()
    const message = { topic: 'order', name: 'Анна', contact: newEmail(), message: `Вопрос ${randomUUID()}`, agreement: true }
    return { by, body: { ...message, idempotencyKey: randomUUID(), captcha: await solved(by) } }
  },
  'GET /career': ({ guest }) => ({ by: guest }),
  'POST /career': async (world) => ({
    by: await world.aGuest(),
    body: {
      name: 'Анна',
      contact: newEmail(),
      position: 'jeweler',
      about: 'Двадцать лет за верстаком',
      agreement: 'true',
      idempotencyKey: randomUUID(),
    },
    file: new Blob([PDF], { type: 'application/pdf' }),
  }),
  'POST /subscriber-exists': ({ guest }) => ({ by: guest, body: { email: newEmail() } }),
  'POST /subscriptions': ({ guest }) => ({
    by: guest,
    body: { email: newEmail(), agreement: true, newsletterSubscription: true, place: 'popup' },
  }),

  // Last: the letter that asks for a review comes two weeks later.
  'GET /reviews/by-link/{}': async (world) => {
    const { by, key } = await world.askedForReview()
    return { by, params: [key] }
  },
  'POST /reviews/pictures': async (world) => {
    const { by, key } = await world.askedForReview()
    return { by, body: { token: key }, file: await aPicture() }
  },
  'POST /reviews/by-link/{}': async (world) => {
    const { by, key } = await world.askedForReview()
    const { result } = read<{ result: { pieces: { itemId: number }[] } }>(await by.get(`/reviews/by-link/${key}`))
    const said = { stars: 5, fit: 'true', text: 'Камень держится высоко, и на свету сверкает.', name: 'Марина', showsSize: true }
    return { by, params: [key], body: { itemId: result.pieces[0]?.itemId, ...said, pictures: [] } }
  },
}
