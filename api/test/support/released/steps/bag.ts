import { randomUUID } from 'node:crypto'
import { solved } from '../../people/captcha.ts'
import { LETTER, PIECE, read, RING, type Steps, type World } from '../world.ts'

const [BAND, WIDER] = ['band-classic-yellow-170', 'solitaire-aurora-yellow-170']
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
async function withBag({ maria: { buyer }, own }: World) {
  await buyer.cart('clear')
  await buyer.cart('add', { sku_id: RING })
  await buyer.cart('add', { sku_id: BAND, engraving: { text: 'Маше', face: 'script' } })
  await buyer.cart('certificate/apply', { code: CERTIFICATE })
  await buyer.cart('deposit/apply', { code: own.id, auth_code: own.code })
  return buyer
}
const wholeBag = (body: object) => async (world: World) => ({ by: await withBag(world), body: { ...choices, ...body } })

const withPromocode = async (world: World) => {
  const by = await withBag(world)
  read(await by.post('/cart/promocode/apply', { code: CODE }))
  return { by, body: { ...choices, code: CODE } }
}

const FAVORITES = [PIECE, 31, 12]
/** Shared, and somebody gives a piece of it. */
async function wishlist({ anna: { buyer }, maria }: World): Promise<string> {
  for (const id of FAVORITES) await buyer.post(`/favorites/${id}`, {})
  const { code } = read<{ result: { code: string } }>(await buyer.post('/profile/wishlist-share', { title: 'Список' })).result
  await maria.buyer.post(`/wishlist/${code}`, { id: 31, isReserved: true })
  return code
}

/** She puts pieces into the bag and the wishlist. */
export const bag: Steps = {
  'POST /cart/add': ({ guest }) => ({
    by: guest,
    body: { sku_id: LETTER, quantity: 1, engraving: null, idempotencyKey: randomUUID() },
  }),
  'POST /cart/update': async (world) => ({
    by: await withBag(world),
    body: { sku_id: RING, quantity: 1, engraving: null, to: WIDER },
  }),
  'POST /cart/remove': async (world) => ({ by: await withBag(world), body: { sku_id: RING } }),
  'POST /cart/calculate': wholeBag({ code: CODE }),
  'POST /cart/best/apply': wholeBag({ code: CODE }),
  'POST /cart/promocode/apply': async (world) => ({
    by: await withBag(world),
    body: { ...choices, code: CODE, auth_code: null, captcha: await solved(world.maria.buyer) },
  }),
  'POST /cart/promocode/remove': withPromocode,
  'POST /cart/certificate/remove': wholeBag({ code: CERTIFICATE }),
  'POST /cart/deposit/apply': async (world) => {
    const { id, code } = await world.gift(world.anna)
    return { by: await withBag(world), body: { ...choices, code: id, auth_code: code, captcha: undefined }, needs: ['auth_code'] }
  },
  'POST /cart/deposit/remove': (world) => wholeBag({ code: world.own.id })(world),
  'POST /cart/gift-pack': wholeBag({ chosen: true, postCard: 'С праздником' }),
  'POST /cart/festive-pack': wholeBag({ chosen: true, postCard: 'С праздником' }),
  'POST /cart/price-tags': wholeBag({ chosen: true }),
  'POST /favorites/show': ({ guest }) => ({ by: guest, body: { favorites: [PIECE], page: 1, sort: 'desc', inStock: false } }),
  'POST /favorites/{}': ({ anna }) => ({ by: anna.buyer, params: [PIECE] }),
  'DELETE /favorites/{}': async (world) => {
    await wishlist(world)
    return { by: world.anna.buyer, params: [PIECE] }
  },
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
