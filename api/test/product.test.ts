import { type Product, productInfo } from '@shop/contracts/product'
import { INTERNATIONAL, keeps, refusal, Shopper } from './support/shopper.ts'

const ask = async (address: string, shopper = new Shopper()) => {
  const answer = await shopper.get(`/catalog/${address}/info`)
  expect(keeps(productInfo, answer)).toBe(true)
  return (answer.body as { result: { product: Product } }).result.product
}

test('a piece tells its name, maker, metal and stone', async () => {
  const product = await ask('rings/solitaire-aurora-yellow')
  expect(product).toMatchObject({
    name: 'Кольцо-солитер «Аврора», жёлтое золото',
    url: '/catalog/rings/solitaire-aurora-yellow',
    code: 'NA-0001-Y',
    designer: { name: 'Noor Atelier', url: '/designers/noor-atelier', lang: 'en' },
  })
  expect(product.characteristics).toContainEqual({ name: 'Металл', value: 'Жёлтое золото 585' })
  expect(product.characteristics).toContainEqual({ name: 'Бриллиант', value: '0,30 ct, круглый, 57 граней' })
})

test('a ring has its sizes in order, with weight and stock of each', async () => {
  const { skuListWithGems } = await ask('rings/solitaire-aurora-yellow')
  expect(skuListWithGems.map(({ size }) => size)).toStrictEqual(['15,5', '16', '16,5', '17', '17,5', '18', '18,5', '19'])
  const weights = skuListWithGems.map(({ weight }) => weight)
  expect(weights).toStrictEqual(weights.toSorted((a, b) => a - b))
  expect(skuListWithGems[2]?.characteristics).toContainEqual({ name: 'Вес', value: '2,04\u00a0г' })
})

test('abroad a ring goes by its American size', async () => {
  const { skuListWithGems } = await ask('rings/solitaire-aurora-yellow', new Shopper({ host: INTERNATIONAL }))
  expect(skuListWithGems[2]).toMatchObject({ size: '6', characteristicName: 'US size' })
  expect(skuListWithGems[2]?.characteristics).toContainEqual({ name: 'Inner diameter', value: '16.5\u00a0mm' })
})

test('a longer chain costs more: the price begins somewhere', async () => {
  const { skuListWithGems, hasPriceRange, price } = await ask('necklaces/chain-cable-yellow')
  expect(skuListWithGems.map(({ size }) => size)).toStrictEqual(['40 см', '45 см', '50 см', '55 см', '60 см'])
  const finals = skuListWithGems.map((sku) => sku.price.final ?? 0)
  expect(hasPriceRange).toBe(true)
  expect(price.final).toBe(Math.min(...finals))
  expect(new Set(finals).size).toBe(5)
})

test('a piece of one size has one SKU without a size', async () => {
  const { skuListWithGems, sku } = await ask('earrings/studs-brilliant-white')
  expect(skuListWithGems.map(({ id, size }) => [id, size])).toStrictEqual([['studs-brilliant-white-one', null]])
  expect(sku).toBe('studs-brilliant-white-one')
})

test('metals of a design are products of their own, tied by address', async () => {
  const { modifications } = await ask('rings/solitaire-aurora-white')
  expect(modifications).toStrictEqual([
    {
      type: 'metal',
      variants: [
        { name: 'Жёлтое золото', url: '/catalog/rings/solitaire-aurora-yellow', value: '#D9B566', current: false },
        { name: 'Белое золото', url: '/catalog/rings/solitaire-aurora-white', value: '#DAD9D6', current: true },
        { name: 'Розовое золото', url: '/catalog/rings/solitaire-aurora-rose', value: '#DBA48C', current: false },
      ],
    },
  ])
})

test('letters are tied by their sign in the same metal, besides their metals', async () => {
  const { modifications } = await ask('necklaces/letter-m-silver')
  expect(modifications.map(({ type }) => type)).toStrictEqual(['symbol', 'metal'])
  expect(modifications[0]?.variants.map(({ value, url, current }) => [value, url, current])).toStrictEqual([
    ['A', '/catalog/necklaces/letter-a-silver', false],
    ['M', '/catalog/necklaces/letter-m-silver', true],
    ['K', '/catalog/necklaces/letter-k-silver', false],
  ])
})

test('pictures begin with the piece itself; those of another metal come last and say so', async () => {
  const { photos } = await ask('rings/solitaire-aurora-white')
  expect(photos.map(({ alt }) => alt)).toStrictEqual([
    'Кольцо-солитер «Аврора», белое золото, бриллиант, вид целиком',
    'Кольцо-солитер «Аврора», жёлтое золото, бриллиант, крупный план',
    'Кольцо-солитер «Аврора», жёлтое золото, бриллиант, на каменной подставке',
  ])
})

test('an old price comes with its percent, a plain one without', async () => {
  const [sale, plain] = [await ask('rings/open-cuff-yellow'), await ask('rings/open-cuff-silver')]
  expect(sale.price.discountPercent).toBe(20)
  expect(sale.price.formattedFinal).toMatch(/^\d\d\u00a0\d00\u00a0₽$/)
  expect(plain.price).toMatchObject({ discountPercent: null })
  expect(plain.price.initial).toBe(plain.price.final)
})

test('a piece shows what is worn with it and what is like it, never itself', async () => {
  const { sets, similar } = await ask('rings/solitaire-aurora-yellow')
  expect(sets.map(({ url }) => url)).toStrictEqual(['/catalog/rings/pave-eternity-yellow', '/catalog/earrings/studs-brilliant-yellow'])
  expect(similar).toHaveLength(8)
  expect(similar.some(({ url }) => url.includes('solitaire-aurora'))).toBe(false)
})

test('an archived piece keeps its page and cannot be bought', async () => {
  expect((await ask('men/dog-tag-black')).is_archive).toBe(true)
})

test('a piece that is sold out has sizes and no stock', async () => {
  const { maxQuantity, skuListWithGems } = await ask('necklaces/pearl-strand-yellow')
  expect(maxQuantity).toBe(0)
  expect(skuListWithGems.map(({ balances }) => balances)).toStrictEqual([0, 0, 0, 0, 0])
})

test.each(['rings/nothing', 'earrings/solitaire-aurora-yellow', 'nothing/solitaire-aurora-yellow', 'rings/%F0%9F%92%8D'])(
  '%s is not found',
  async (address) => {
    expect(refusal(await new Shopper().get(`/catalog/${address}/info`))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
  },
)
