import { randomUUID } from 'node:crypto'
import { messageContaining } from '../../services/sandbox.ts'
import { newEmail } from '../../people/sign-in.ts'
import { type Member, PIECE, POSTAL, read, RING, ROAD, SEARCH, SIZES, type Step, type Steps, type World } from '../world.ts'

const HOME = { apartment: '12', floor: '3', frontDoor: '1', houseCode: '12', isMain: true }

/** What is kept: the call that keeps it, one, and another one. */
const AN_ADDRESS = ['/profile/addresses', { address: ROAD }, { address: 'Dubai, Al Wasl Road 1', postal: POSTAL }] as const
const A_SIZE = ['/profile/sizes', SIZES, { ...SIZES, name: 'Папа' }] as const
const A_SEARCH = ['/profile/searches', SEARCH, { name: 'Серьги', url: '/catalog/earrings' }] as const

const own: Step = ({ anna }) => ({ by: anna.buyer })
/** Makes something; answers the id of the newest. */
async function made({ buyer }: Member, path: string, body: object): Promise<number> {
  const { result } = read<{ result: { id: number }[] }>(await buyer.post(path, body))
  return result.at(-1)?.id ?? 0
}
const kept =
  (
    [path, body, other]: readonly [path: string, body: object, other: object],
    changes?: Record<string, unknown>,
    needs: string[] = [],
  ): Step =>
  async (world) => {
    const member = await world.aMember()
    await made(member, path, other)
    return { by: member.buyer, params: [await made(member, path, body)], ...(changes && { body: changes, needs }) }
  }

/** Somebody with a piece that came, and its passport. */
async function withPassport(world: World) {
  const member = await world.aMember()
  await world.received(member, RING)
  const { result } = read<{ result: { id: string }[] }>(await member.buyer.get('/profile/passports'))
  const id = result[0]?.id ?? ''
  read(await member.buyer.post(`/profile/passports/${id}/requests`, { kind: 'repair', wish: 'Почистить', idempotencyKey: randomUUID() }))
  return { by: member.buyer, params: [id] }
}
async function passportWith(world: World, what: 'public' | 'transfer') {
  const { by, params } = await withPassport(world)
  const { passport } = read<{ passport: { publicCode: string | null; transfer: { code: string } | null } }>(
    await by.post(`/profile/passports/${params[0]}/${what}`, {}),
  )
  return { by, params, code: (what === 'public' ? passport.publicCode : passport.transfer?.code) ?? '' }
}

/** What is kept for her. */
export const account: Steps = {
  'GET /profile/info': own,
  'POST /profile/update': async (world) => ({
    by: (await world.aMember()).buyer,
    body: { name: 'Анна', surname: 'Иванова', email: newEmail(), birthday: '17.05.1990', isSubscribed: true },
    needs: ['surname'],
  }),
  'POST /profile/email/send_code': async (world) => ({ by: (await world.aMember()).buyer, body: { captcha: undefined } }),
  'POST /profile/email/confirm': async (world) => {
    const { buyer, email } = await world.aMember()
    read(await buyer.post('/profile/email/send_code', {}))
    const { code } = await messageContaining(email, 'Подтвердите почту')
    return { by: buyer, body: { email, code, captcha: undefined } }
  },
  'GET /profile/bonuses': own,
  'GET /profile/referral': own,
  'POST /profile/export': async (world) => ({ by: (await world.aMember()).buyer, body: { format: 'json' } }),
  'GET /profile/addresses': own,
  'POST /profile/addresses': async (world) => ({ by: (await world.aMember()).buyer, body: { address: ROAD, ...HOME, postal: undefined } }),
  'POST /profile/addresses/{}': kept(AN_ADDRESS, { address: 'Dubai, Al Wasl Road 1', ...HOME, postal: POSTAL }),
  'POST /profile/addresses/{}/main': kept(AN_ADDRESS),
  'DELETE /profile/addresses/{}': kept(AN_ADDRESS),
  'GET /profile/sizes': own,
  'POST /profile/sizes': async (world) => ({ by: (await world.aMember()).buyer, body: SIZES, needs: ['ring'] }),
  'POST /profile/sizes/{}': kept(A_SIZE, SIZES, ['ring']),
  'DELETE /profile/sizes/{}': kept(A_SIZE),
  'GET /profile/ring-sizes': own,
  'POST /profile/ring-sizes': ({ anna }) => ({
    by: anna.buyer,
    body: { changes: [{ at: Date.now(), finger: 'ring', name: 'Мама', size: 17 }] },
  }),
  'GET /profile/searches': own,
  'POST /profile/searches': async (world) => ({ by: (await world.aMember()).buyer, body: SEARCH }),
  'POST /profile/searches/{}': kept(A_SEARCH, { name: 'Золото', tells: false }),
  'DELETE /profile/searches/{}': kept(A_SEARCH),
  'GET /profile/alerts': own,
  'POST /alerts/price': ({ anna }) => ({ by: anna.buyer, body: { id: PIECE, email: newEmail() } }),
  'POST /alerts/stock': ({ anna }) => ({ by: anna.buyer, body: { sku_id: RING, email: newEmail() } }),
  'POST /alerts/search': ({ anna }) => ({ by: anna.buyer, body: { url: SEARCH.url, email: newEmail() } }),
  'DELETE /profile/alerts/{}': async (world) => {
    const { buyer } = await world.aMember()
    for (const id of [PIECE, 31]) read(await buyer.post('/alerts/price', { id }))
    const { result } = read<{ result: { id: number }[] }>(await buyer.get('/profile/alerts'))
    return { by: buyer, params: [result[0]?.id ?? 0] }
  },
  'GET /profile/subscriptions': own,
  'POST /profile/subscriptions': async (world) => ({
    by: (await world.aMember()).buyer,
    body: { changes: [{ channel: 'sms', given: true, topic: 'news' }], mail: false, sms: true },
    needs: ['sms'],
  }),

  'GET /profile/passports': own,
  'GET /profile/passports/{}': (world) => passportWith(world, 'transfer'),
  'POST /profile/passports/{}/requests': async (world) => ({
    ...(await withPassport(world)),
    body: { kind: 'resize', wish: 'С 16,5 на 17', idempotencyKey: randomUUID() },
  }),
  'POST /profile/passports/{}/public': withPassport,
  'DELETE /profile/passports/{}/public': (world) => passportWith(world, 'public'),
  'GET /passport/{}': async (world) => ({ by: world.guest, params: [(await passportWith(world, 'public')).code] }),
  'POST /profile/passports/{}/transfer': withPassport,
  'DELETE /profile/passports/{}/transfer': (world) => passportWith(world, 'transfer'),
  'POST /profile/passports/receive': async (world) => ({
    by: world.anna.buyer,
    body: { code: (await passportWith(world, 'transfer')).code },
  }),
}
