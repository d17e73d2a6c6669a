import { type EditorsLook, showEditorsLooks } from '@shop/contracts/catalog/looks/editors-looks'
import type { LookAnswer } from '@shop/contracts/catalog/looks/look'
import { readContentFile } from '../../../src/goods/content/files/files.ts'
import type { StoredLooks } from '../../../src/goods/content/documents/stored-looks.ts'
import { INTERNATIONAL, keeps, Shopper } from '../../support/people/shopper.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { until } from '../../support/until.ts'

const stored = readContentFile('looks.yaml').body as StoredLooks
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.remove())

const guest = (host?: string) => new Shopper({ url: shop.url(), ...(host && { host }) })
async function looks(host?: string): Promise<EditorsLook[]> {
  const answer = await guest(host).get('/catalog/look/editors')
  expect(keeps(showEditorsLooks, answer)).toBe(true)
  return (answer.body as { looks: EditorsLook[] }).looks
}
const lookOf = (all: readonly EditorsLook[], key: string) => all.find((look) => look.key === key)

test.each(['ru', 'en'] as const)(
  'every look of the demo is whole, in its order and in the language of the shop: %s [look.by-editors]',
  async (locale) => {
    const all = await looks(locale === 'en' ? INTERNATIONAL : undefined)
    expect(all.map(({ key, name, text, missing, pieces }) => [key, name, text, missing, pieces.length])).toStrictEqual(
      stored.map(({ key, pieces, ...words }) => [key, words[locale].name, words[locale].text, 0, pieces.length]),
    )
  },
)

test('every piece has a place on the canvas, and the sum is that of the composer', async () => {
  for (const { pieces, sum } of await looks()) {
    const items = pieces.map(({ itemId }) => `items[]=${itemId}`).join('&')
    const { result } = ((await guest().get(`/catalog/look/pieces?${items}`)) as { body: LookAnswer }).body
    for (const [index, { places }] of result.pieces.entries()) expect(places).toContain(pieces[index]?.place ?? places[0])
    const finals = result.pieces.map(
      ({ price, skus }, index) => skus.find(({ id }) => id === pieces[index]?.sku)?.price.final ?? price.final ?? 0,
    )
    expect(sum).toBe(finals.reduce((all, one) => all + one, 0))
  }
})

test('a chain has the length that the editors chose, until it is sold out', async () => {
  const chainOf = async () => lookOf(await looks(), 'every-day')?.pieces.find(({ name }) => /Якорная/.test(name))
  expect((await chainOf())?.sku).toMatch(/^chain-cable-yellow-.*45/)
  await shop.behindTheScenes(`UPDATE stock SET quantity = 0 WHERE sku_id = '${(await chainOf())?.sku}'`)
  expect((await until(chainOf, (chain) => chain?.sku === null))?.name).toMatch(/Якорная/)
})

test('what is sold out or gone leaves its look and is counted; a look of one piece is not shown [look.by-editors]', async () => {
  const soldOut = (like: string) => shop.behindTheScenes(`UPDATE stock SET quantity = 0 WHERE sku_id LIKE '${like}-%'`)
  await soldOut('signet-onyx-silver')
  const forHim = async () => lookOf(await looks(), 'for-him')
  expect(await until(forHim, (look) => look?.missing === 1)).toMatchObject({ missing: 1, pieces: [{}, {}] })
  await shop.behindTheScenes("UPDATE products SET is_archive = true WHERE slug = 'curb-chain-silver'")
  await until(forHim, (look) => look === undefined)
  expect((await looks()).map(({ key }) => key)).toStrictEqual(stored.map(({ key }) => key).filter((key) => key !== 'for-him'))
})
