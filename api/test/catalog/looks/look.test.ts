import { showGoesWith } from '@shop/contracts/catalog/looks/goes-with'
import { type LookAnswer, MAX_LOOK_PIECES, showLook } from '@shop/contracts/catalog/looks/look'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { ProductAnswer } from '@shop/contracts/catalog/product'
import { INTERNATIONAL, keeps, Shopper } from '../../support/people/shopper.ts'
import * as v from 'valibot'

const [AURORA, COIN, STUDS] = [11, 261, 111]

async function look(ids: readonly number[], host?: string) {
  const answer = await new Shopper(host ? { host } : {}).get(`/catalog/look/pieces?${ids.map((id) => `items[]=${id}`).join('&')}`)
  expect(keeps(showLook, answer)).toBe(true)
  return (answer.body as LookAnswer).result
}
const idsOf = (pieces: LookAnswer['result']['pieces']) => pieces.map(({ itemId }) => itemId)

test('a look has its pieces in their order, with places, sizes, prices and stock', async () => {
  const { pieces, unknown, currency } = await look([COIN, AURORA])
  expect([idsOf(pieces), unknown, currency]).toStrictEqual([[COIN, AURORA], [], 'RUB'])
  expect(pieces.map(({ places, metal }) => [places, metal])).toStrictEqual([
    [['neck'], 'yellow'],
    [['finger'], 'yellow'],
  ])
  const { body } = await new Shopper().get('/catalog/rings/solitaire-aurora-yellow/info')
  const { skuListWithGems } = v.parse(ProductAnswer, body).result.product
  expect(
    pieces[1]?.skus.map(({ id, size, mainGemWeight, balances, price: { final } }) => [id, size, mainGemWeight, balances, final]),
  ).toStrictEqual(
    skuListWithGems.map(({ id, size, mainGemWeight, balances, price: { final } }) => [id, size, mainGemWeight, balances, final]),
  )
})

test('what goes with it comes first: pieces of its sets in its metal, none of its own design [look.goes-with]', async () => {
  const { others } = await look([AURORA])
  const ofPlace = (place: string) => others.filter(({ places: [first] }) => first === place)
  expect(ofPlace('finger')[0]?.url).toBe('/catalog/rings/pave-eternity-yellow')
  expect(ofPlace('lobe')[0]?.url).toBe('/catalog/earrings/studs-brilliant-yellow')
  expect(ofPlace('finger').some(({ url }) => url.includes('solitaire-aurora'))).toBe(false)
  for (const place of ['finger', 'lobe', 'neck', 'wrist']) expect(ofPlace(place).length).toBeGreaterThan(2)
  expect(others.every(({ canBuy }) => canBuy)).toBe(true)
})

test('without pieces it offers what to begin with', async () => {
  const { pieces, others } = await look([])
  expect(pieces).toStrictEqual([])
  expect(new Set(others.map(({ places: [first] }) => first))).toStrictEqual(
    new Set(['finger', 'lobe', 'neck', 'wrist', 'secondLobe', 'helix', 'conch']),
  )
})

test('unknown and repeated ids lose no other piece [look.bad-link]', async () => {
  const { pieces, unknown } = await look([AURORA, 999_999, AURORA, STUDS])
  expect([idsOf(pieces), unknown]).toStrictEqual([[AURORA, STUDS], [999_999]])
})

test('more pieces than a look has are refused', async () => {
  const ids = Array.from({ length: MAX_LOOK_PIECES + 1 }, (_, index) => index + 1)
  const { status } = await new Shopper().get(`/catalog/look/pieces?${ids.map((id) => `items[]=${id}`).join('&')}`)
  expect(status).toBe(400)
})

test('abroad sizes, names and prices are those of the storefront', async () => {
  const { pieces, currency } = await look([AURORA], INTERNATIONAL)
  expect(currency).toBe('AED')
  expect(pieces[0]?.name).toMatch(/Aurora/)
  expect(pieces[0]?.skus.map(({ size }) => size)).toContain('6')
})

async function suiting(ids: readonly number[], host?: string) {
  const answer = await new Shopper(host ? { host } : {}).get(`/catalog/look/goes-with?${ids.map((id) => `items[]=${id}`).join('&')}`)
  expect(keeps(showGoesWith, answer)).toBe(true)
  return (answer.body as { products: ProductCard[] }).products
}

test('a row for a bag begins with the sets of its pieces, then takes each place in turn; all can be bought [bag.goes-with]', async () => {
  const cards = await suiting([AURORA])
  const { pieces } = await look([AURORA, ...cards.map(({ itemId }) => itemId)].slice(0, MAX_LOOK_PIECES))
  expect(
    cards
      .slice(0, 2)
      .map(({ url }) => url)
      .toSorted(),
  ).toStrictEqual(['/catalog/earrings/studs-brilliant-yellow', '/catalog/rings/pave-eternity-yellow'])
  expect(cards).toHaveLength(8)
  expect(cards.every(({ canBuy }) => canBuy)).toBe(true)
  expect(cards.some(({ url }) => url.includes('solitaire-aurora'))).toBe(false)
  expect(pieces.slice(3).every(({ metal }) => metal === 'yellow')).toBe(true)
  expect(new Set(pieces.slice(3).map(({ places: [first] }) => first)).size).toBeGreaterThan(2)
})

test('abroad the row has its prices; nothing suits a piece that nobody knows, and without pieces there is no call', async () => {
  expect(new Set((await suiting([AURORA], INTERNATIONAL)).map(({ currency }) => currency))).toStrictEqual(new Set(['AED']))
  expect(await suiting([999_999])).toStrictEqual([])
  expect((await new Shopper().get('/catalog/look/goes-with')).status).toBe(400)
})
