import { SERVICES } from '@shop/contracts/content/content'
import { PIECE, read, RING, type Steps, type World } from '../world.ts'

const CITY = '1'
const bounds = { south: '55.6', west: '37.4', north: '55.9', east: '37.8' }
const flags = { automat: '0', fitting: '0', round_the_clock: '0', providers: ['0'], text: 'Москва', city_id: CITY }
/** Among them they have every kind of block. */
const PAGES = ['about', 'caring-for-jewelry', 'certificate-info', 'dropofmagic', 'gallery', 'streams', 'landings/loyalty-program', 'lpsale']
/** A category, an occasion and searches that were understood. */
const LISTS: [section: string, url: string][] = [
  ['catalog', 'rings?metal=yellow'],
  ['catalog', 'wedding'],
  ['search', `?text=${encodeURIComponent('кольцо с рубином до 500000')}`],
  ['search', `?text=${encodeURIComponent('доставка')}`],
]

const only = (world: World) => ({ by: world.guest })

async function aPiece({ guest }: World): Promise<string[]> {
  const { products } = await guest.show('catalog', '')
  return products[0]?.url.split('/').slice(2) ?? []
}
async function aDesigner({ guest }: World): Promise<string[]> {
  const { result } = read<{ result: { designers: { url: string }[] } }>(await guest.get('/designers'))
  return result.designers[0]?.url.split('/').slice(2) ?? []
}
async function aPage({ guest }: World): Promise<string | null> {
  return read<{ next_cursor: string | null }>(await guest.get('/api/pickup-points/list/')).next_cursor
}

/** She looks around: pages, lists, pieces, places. */
export const looking: Steps = {
  'POST /pd/frontend/common_data': ({ maria }) => ({ by: maria.buyer, body: { path: '/' } }),
  'GET /main-page': only,
  'GET /winter-sale': only,
  'GET /gifts': only,
  'GET /promises': ({ guest }) => ({ by: guest, query: { place: 'home' } }),
  'POST /_content/{}': ({ guest }) => PAGES.map((path) => ({ by: guest, params: [path], query: { block: [], version: '1' } })),
  'GET /api/v1/services/{}': ({ guest }) => SERVICES.map((key) => ({ by: guest, params: [key] })),
  'POST /{}/show': ({ guest }) =>
    LISTS.map(([section, url]) => ({ by: guest, params: [section], body: { url, limit: 12, offset: 0, parameters: {} } })),
  'GET /catalog/{}/{}/info': async (world) => ({ by: world.guest, params: await aPiece(world) }),
  'GET /catalog/look/pieces': ({ guest }) => ({ by: guest, query: { items: [String(PIECE), '12'] } }),
  'GET /products/{}/reviews': ({ guest }) => ({
    by: guest,
    params: [PIECE],
    query: { page: '1', pictured: '0', sort: 'newest', stars: '5' },
  }),
  'GET /designers': only,
  'GET /designers/{}/info': async (world) => ({ by: world.guest, params: await aDesigner(world) }),
  'GET /pd/frontend/bestsellers': only,
  'GET /pd/frontend/new-products': ({ guest }) => ({ by: guest, query: { category: 'rings' } }),
  'GET /search/popular': only,
  'GET /search/suggest': ({ guest }) => ['кольцо', 'доставка', 'вера'].map((text) => ({ by: guest, query: { text } })),
  'GET /location/countries': only,
  'GET /location/cities': ({ guest }) => ({ by: guest, query: { country: 'RU', text: 'Мос' } }),
  'GET /location/addresses': ({ guest }) => ({ by: guest, query: { city_id: CITY, text: 'лес' } }),
  'POST /location': ({ guest }) => ({ by: guest, body: { country: 'RU', city: 'Москва', city_id: 1 } }),
  'POST /location/detect': ({ guest }) => ({ by: guest, body: { latitude: 55.75, longitude: 37.62 } }),
  'POST /domain-by-country/{}': ({ guest }) => ({ by: guest, params: ['AE'], body: { url: '/catalog/rings', city_id: 1 } }),
  'GET /delivery/offers': ({ guest }) => ({ by: guest, query: { city_id: CITY, goods: '1000000' } }),
  'GET /delivery/promise': ({ guest }) => ({ by: guest, query: { city_id: CITY, goods: '1000000', sku_ids: [RING] } }),
  'GET /api/pickup-points/providers': ({ guest }) => ({ by: guest, query: { city_id: CITY } }),
  'GET /api/pickup-points/map/': ({ guest }) => ({ by: guest, query: { ...bounds, ...flags, zoom: '10' } }),
  'GET /api/pickup-points/list/': async (world) => ({
    by: world.guest,
    query: {
      ...flags,
      text: undefined,
      cursor: await aPage(world),
      goods: '1000000',
      ids: undefined,
      latitude: '55.75',
      longitude: '37.62',
    },
  }),
  'GET /shops/list': ({ guest }) => ({ by: guest, query: { city_id: CITY, order_city_id: CITY, sku_ids: [RING] } }),
  'GET /marketing/consent': only,
  'POST /marketing/consent': ({ guest }) => ({ by: guest, body: { box: 'banner', given: true, textVersion: '1' } }),
  'POST /marketing/view': ({ guest }) => ({ by: guest, body: { kind: 'category', id: 'rings' } }),
  'GET /deposits_design': only,
}
