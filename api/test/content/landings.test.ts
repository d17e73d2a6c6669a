import type { ContentBlock, ContentPage } from '@shop/contracts/content/content'
import { pages } from '../../src/demo/content/pages.ts'
import { Buyer } from '../support/people/buyer.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, RUSSIAN, Shopper } from '../support/people/shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.remove())

const landings = pages.filter(({ ru }) => ru.blocks[0]?.kind === 'hero')

const CACHE_MS = 16_000
const blocksOf = async (path: string, host = RUSSIAN): Promise<ContentBlock[]> => {
  const { body } = await new Shopper({ url: shop.url(), host }).ask('POST', `/_content/${encodeURIComponent(path)}`)
  return (body as { page: ContentPage }).page.blocks
}
const ofKind = <Kind extends ContentBlock['kind']>(blocks: readonly ContentBlock[], kind: Kind) =>
  blocks.filter((block): block is Extract<ContentBlock, { kind: Kind }> => block.kind === kind)

test.each(landings.map(({ paths: [path = ''], ru }) => [path, ru] as const))(
  '/%s starts with its hero image and renders every section [routes.landing-pages]',
  async (path, { blocks: written }) => {
    for (const host of [RUSSIAN, INTERNATIONAL]) {
      const blocks = await blocksOf(path, host)
      expect(blocks.map(({ kind }) => kind)).toStrictEqual(written.map(({ kind }) => kind))
      expect(blocks[0]).toMatchObject({ kind: 'hero', wide: { width: 2400 }, portrait: { alt: expect.stringMatching(/\S/) as string } })
    }
  },
)

test('the promo codes of landings work in the bag', async () => {
  for (const [path, sku] of [
    ['lpbally', 'hoops-bold-yellow-one'],
    ['lpsale', 'hoops-twist-silver-one'],
    ['dropofmagic', 'pendant-coin-yellow-one'],
  ] as const) {
    const [offer] = ofKind(await blocksOf(path), 'promocode')
    const buyer = await new Buyer(shop.url()).arrive()
    const added = await buyer.whole('add', { sku_id: sku })
    expect([sku, added.result]).toStrictEqual([sku, true])
    await buyer.whole('festive-pack', { chosen: true })
    const { cartData } = await buyer.whole('promocode/apply', { code: offer?.code })
    expect(cartData.promocodes).toMatchObject([{ code: offer?.code, applied: true }])
  }
})

test('the sale countdown ends when the bag stops accepting the code', async () => {
  const [[countdown], [offer]] = [ofKind(await blocksOf('lpsale'), 'countdown'), ofKind(await blocksOf('lpsale'), 'promocode')]
  expect(countdown?.endsAt).toBe(offer?.endsAt)
  const accepts = async () => {
    const buyer = await new Buyer(shop.url()).arrive()
    await buyer.whole('add', { sku_id: 'pendant-coin-yellow-one' })
    return (await buyer.whole('promocode/apply', { code: offer?.code })).result
  }
  await shop.behindTheScenes(`UPDATE promocodes SET ends_at = now() + interval '10 minutes' WHERE code = '${offer?.code}'`)
  await shop.later(CACHE_MS)
  const [sooner] = ofKind(await blocksOf('lpsale'), 'countdown')
  const left = Date.parse(sooner?.endsAt ?? '') - Date.now()
  expect(await accepts()).toBe(true)
  await shop.later(left)
  expect(await accepts()).toBe(false)
})

test('the terms on a landing match its promo code', async () => {
  await shop.behindTheScenes(`DELETE FROM promocodes WHERE code = 'DECEMBER10'`)
  await shop.later(CACHE_MS)
  const kinds = (await blocksOf('lpsale')).map(({ kind }) => kind)
  expect(kinds).toStrictEqual(['hero', 'products', 'questions'])
})
