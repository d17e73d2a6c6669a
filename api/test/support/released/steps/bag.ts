import { randomUUID } from 'node:crypto'
import { solved } from '../../people/captcha.ts'
import { LETTER, PIECE, read, RING, type Steps, type World } from '../world.ts'

const [BAND, WIDER] = ['band-classic-yellow-170', 'band-classic-yellow-175']
const CODE = 'WELCOME10'
const CERTIFICATE = 'ZLATA-3000-K7WQ'

/** Choices of checkout that calls of the bag may carry. */
const choices = {
  spend_bonuses: false,
  pickup_point_id: null,
  delivery: {
    items: [{ typeId: 1 }],
    country: 'RU',
    region: 'Москва',
    city: 'Москва',
    city_id: 1,
    address: 'Лесная улица, 7',
    kadType: true,
    kadDistance: 0,
  },
  delivery_method_id: 1,
  courier_type: 'standard',
  delivery_slot: null,
  contactless: false,
  payment_method_id: 1,
}

/** Somebody with pieces in the bag. */
async function withBag({ guest }: World, sku = RING) {
  await guest.cart('clear')
  await guest.cart('add', { sku_id: sku })
  return guest
}
const wholeBag = (body: object) => async (world: World) => ({ by: await withBag(world), body: { ...choices, ...body } })

const withCode = (kind: string, code: string, auth_code?: string) => async (world: World) => {
  const by = await withBag(world)
  read(await by.post(`/cart/${kind}/apply`, { code, auth_code }))
  return { by, body: { ...choices, code } }
}

async function wishlist({ anna: { buyer } }: World): Promise<string> {
  for (const id of [PIECE, 31]) await buyer.post(`/favorites/${id}`, {})
  return read<{ result: { code: string } }>(await buyer.post('/profile/wishlist-share', { title: 'Список' })).result.code
}

/** She puts pieces into the bag and the wishlist. */
export const bag: Steps = {
  'POST /cart/add': ({ guest }) => ({
    by: guest,
    body: { sku_id: LETTER, quantity: 1, engraving: null, idempotencyKey: randomUUID() },
  }),
  'POST /cart/update': async (world) => ({
    by: await withBag(world, BAND),
    body: { sku_id: BAND, quantity: 1, engraving: null, to: WIDER },
  }),
  'POST /cart/remove': async (world) => ({ by: await withBag(world), body: { sku_id: RING } }),
  'POST /cart/calculate': wholeBag({ code: CODE }),
  'POST /cart/best/apply': wholeBag({ code: CODE }),
  'POST /cart/promocode/apply': async (world) => ({
    by: await withBag(world),
    body: { ...choices, code: CODE, auth_code: null, captcha: await solved(world.guest) },
  }),
  'POST /cart/promocode/remove': withCode('promocode', CODE),
  'POST /cart/certificate/remove': withCode('certificate', CERTIFICATE),
  'POST /cart/deposit/apply': async (world) => {
    const { id, code } = await world.gift(world.anna)
    return { by: await withBag(world), body: { ...choices, code: id, auth_code: code, captcha: undefined }, needs: ['auth_code'] }
  },
  'POST /cart/deposit/remove': async (world) => {
    const { id, code } = await world.gift(world.anna)
    return withCode('deposit', id, code)(world)
  },
  'POST /cart/gift-pack': wholeBag({ chosen: true, postCard: 'С праздником' }),
  'POST /cart/festive-pack': wholeBag({ chosen: true, postCard: 'С праздником' }),
  'POST /cart/price-tags': wholeBag({ chosen: true }),
  'POST /favorites/show': ({ guest }) => ({ by: guest, body: { favorites: [PIECE], page: 1, sort: 'desc', inStock: false } }),
  'POST /favorites/{}': ({ anna }) => ({ by: anna.buyer, params: [PIECE] }),
  'DELETE /favorites/{}': ({ anna }) => ({ by: anna.buyer, params: [PIECE] }),
  'GET /profile/wishlist-share': async (world) => {
    await wishlist(world)
    return { by: world.anna.buyer }
  },
  'POST /profile/wishlist-share': async (world) => {
    await wishlist(world)
    return { by: world.anna.buyer, body: { title: 'Список Анны', occasion: 'День рождения' } }
  },
  'DELETE /profile/wishlist-share': ({ anna }) => ({ by: anna.buyer }),
  'GET /wishlist/{}': async (world) => ({ by: world.guest, params: [await wishlist(world)] }),
  'POST /wishlist/{}': async (world) => ({
    by: world.guest,
    params: [await wishlist(world)],
    body: { id: PIECE, isReserved: true },
  }),
}
