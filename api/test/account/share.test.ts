import { SHARE_SIZE, shareUrl } from '@shop/contracts/pages/share-picture'
import sharp from 'sharp'
import { brandOf } from '../../src/platform/brand/brand-file.ts'
import { drawShare } from '../../src/goods/share/draw.ts'
import { FRONT_DOOR_KEY } from '../support/services/processes.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, RUSSIAN, Shopper } from '../support/people/shopper.ts'

const RING = '/catalog/rings/solitaire-aurora-yellow'

interface Facts {
  name: string
  designer: { name: string }
  photos: { base: string }[]
}

/** As the head of its page writes it. */
async function shareUrlOf(path: string, host: string, url?: string): Promise<string> {
  const { body } = await new Shopper({ host, ...(url && { url }) }).get(`${path}/info`)
  const { name, designer, photos } = (body as { result: { product: Facts } }).result.product
  return shareUrl(path, [name, designer.name, photos[0]?.base ?? ''])
}

const ask = (path: string, host = RUSSIAN, url = process.env['SHOP_URL'] ?? '') =>
  fetch(url + path, { redirect: 'manual', headers: { 'x-front-door': FRONT_DOOR_KEY, 'x-forwarded-host': host } })

test.each([RUSSIAN, INTERNATIONAL])(
  'a product on %s has a share picture in the size that social networks use, cached as immutable',
  async (host) => {
    const answer = await ask(await shareUrlOf(RING, host), host)
    expect([answer.status, answer.headers.get('content-type')]).toStrictEqual([200, 'image/jpeg'])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect({ format, width, height }).toStrictEqual({ format: 'jpeg', ...SHARE_SIZE })
  },
)

test('the share picture is rendered once', async () => {
  const path = await shareUrlOf(RING, RUSSIAN)
  const [first, second] = [await ask(path), await ask(path)]
  expect(Buffer.from(await second.arrayBuffer())).toStrictEqual(Buffer.from(await first.arrayBuffer()))
})

test('designers and content pages have a share picture too', async () => {
  const designer = await ask('/share/designers/noor-atelier.00000000.jpg')
  const withPicture = await ask('/share/about.00000000.jpg')
  const content = await ask('/share/referral-program.00000000.jpg')
  for (const { status, headers } of [designer, withPicture, content]) {
    expect(status).toBe(302)
    expect((await ask(headers.get('location') ?? '')).status).toBe(200)
  }
  expect(content.headers.get('location')).toBe(shareUrl('/referral-program', ['Пригласите друга', '', '']))
})

test.each([
  ['a piece that the shop has not', '/share/catalog/rings/no-such-ring.00000000.jpg', RUSSIAN],
  ['words of somebody’s choice', '/share/buy-cheap-watches.00000000.jpg', RUSSIAN],
  ['a page of the other storefront', '/share/press.00000000.jpg', RUSSIAN],
  ['a page of the other storefront', '/share/oferta.00000000.jpg', INTERNATIONAL],
  ['a name that is none', '/share/about.jpg', RUSSIAN],
  ['a way out', '/share/..%2f..%2fpackage.00000000.jpg', RUSSIAN],
])('%s has no share picture: %s', async (_, path, host) => {
  expect((await ask(path, host)).status).toBe(404)
})

describe('a shop of its own', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.remove())

  test('a renamed piece gets a new picture, and the old address redirects to it', async () => {
    const before = await shareUrlOf(RING, RUSSIAN, shop.url())
    expect((await ask(before, RUSSIAN, shop.url())).status).toBe(200)
    await shop.behindTheScenes(`UPDATE product_texts SET name = 'Кольцо «Заря»' WHERE product_id = 11 AND locale = 'ru'`)
    const old = await ask(before, RUSSIAN, shop.url())
    const after = old.headers.get('location') ?? ''
    expect([old.status, after === before]).toStrictEqual([302, false])
    expect((await ask(after, RUSSIAN, shop.url())).status).toBe(200)
    // The picture of the old name is nobody's any more.
    expect(await shop.behindTheScenes(`SELECT count(*)::int AS kept FROM share_pictures WHERE path = '${RING}'`)).toStrictEqual([
      { kept: 1 },
    ])
  })

  test('rendering is limited to sixty pictures a minute', async () => {
    const asks = Array.from({ length: 70 }, (_, index) => ask(`/share/about.${String(index).padStart(8, '0')}.jpg`, RUSSIAN, shop.url()))
    const statuses = (await Promise.all(asks)).map(({ status }) => status)
    expect(statuses).toContain(429)
  })
})

test.each(['Положение '.repeat(60), 'ы'.repeat(400), 'R&D <b>'])('long or unusual names are rendered: %s', async (name) => {
  const { width, height } = await sharp(await drawShare(brandOf(), { name, over: 'Noor & <Atelier>', picture: null }, null)).metadata()
  expect({ width, height }).toStrictEqual({ ...SHARE_SIZE })
})

test('Latin and Cyrillic letters have glyphs, not placeholder boxes', async () => {
  const drawn = (name: string) => drawShare(brandOf(), { name, over: '', picture: null }, null)
  const [one, other, latin] = await Promise.all(['Жщфы', 'Дюлэ', 'Ring'].map(drawn))
  const differs = async (a?: Buffer, b?: Buffer) => {
    const [left, right] = await Promise.all([a, b].map((bytes) => sharp(bytes).greyscale().raw().toBuffer()))
    return (left ?? []).filter((value, index) => Math.abs(value - (right?.[index] ?? 0)) > 64).length
  }
  expect(await differs(one, other)).toBeGreaterThan(500)
  expect(await differs(one, latin)).toBeGreaterThan(500)
})
