import { type Product, productInfo } from '@shop/contracts/catalog/product'
import { INTERNATIONAL, keeps, refusal, Shopper } from '../support/people/shopper.ts'

const ask = async (address: string, shopper = new Shopper()) => {
  const answer = await shopper.get(`/catalog/${address}/info`)
  expect(keeps(productInfo, answer)).toBe(true)
  return (answer.body as { result: { product: Product } }).result.product
}

test('a product has its name, designer, metal and stone', async () => {
  const product = await ask('rings/solitaire-aurora-yellow')
  expect(product).toMatchObject({
    name: 'Кольцо-солитер «Аврора», жёлтое золото',
    url: '/catalog/rings/solitaire-aurora-yellow',
    code: 'NA-0001-Y',
    designer: { name: 'Noor Atelier', url: '/designers/noor-atelier', lang: 'en' },
  })
  expect(product.characteristics).toContainEqual({ name: 'Металл', value: 'Жёлтое золото 585' })
  expect(product.characteristics).toContainEqual({ name: 'Бриллиант', value: 'круглый, 57 граней' })
})

test('a ring has sizes in order, each with weight and stock', async () => {
  const { skuListWithGems } = await ask('rings/pave-eternity-yellow')
  expect(skuListWithGems.map(({ size }) => size)).toStrictEqual(['15,5', '16', '16,5', '17', '17,5', '18', '18,5', '19'])
  const weights = skuListWithGems.map(({ weight }) => weight)
  expect(weights).toStrictEqual(weights.toSorted((a, b) => a - b))
  expect(skuListWithGems[2]?.characteristics).toContainEqual({ name: 'Вес', value: '2,20\u00a0г' })
})

test('a size available in stores lists each store with its city', async () => {
  const { skuListWithGems } = await ask('rings/pave-eternity-yellow')
  const shops = skuListWithGems.flatMap((sku) => sku.shops)
  expect(shops.length).toBeGreaterThan(0)
  for (const { name, city, city_id } of shops) expect([name, typeof city, typeof city_id]).toStrictEqual([name, 'string', 'number'])
  expect(shops.map(({ city }) => city)).toContain('Москва')
})

test('a ring has its American size abroad', async () => {
  const { skuListWithGems } = await ask('rings/pave-eternity-yellow', new Shopper({ host: INTERNATIONAL }))
  expect(skuListWithGems[2]).toMatchObject({ size: '6', characteristicName: 'US size' })
  expect(skuListWithGems[2]?.characteristics).toContainEqual({ name: 'Inner diameter', value: '16.5\u00a0mm' })
})

test('a longer chain costs more, and the product shows a price from', async () => {
  const { skuListWithGems, hasPriceRange, price } = await ask('necklaces/chain-cable-yellow')
  expect(skuListWithGems.map(({ size }) => size)).toStrictEqual(['40 см', '45 см', '50 см', '55 см', '60 см'])
  const finals = skuListWithGems.map((sku) => sku.price.final ?? 0)
  const toBuy = skuListWithGems.filter(({ balances }) => balances > 0).map((sku) => sku.price.final ?? 0)
  expect(hasPriceRange).toBe(true)
  expect(price.final).toBe(Math.min(...toBuy))
  expect(new Set(finals).size).toBe(5)
})

test('a one-size product has one SKU without a size', async () => {
  const { skuListWithGems, sku } = await ask('earrings/studs-brilliant-white')
  expect(skuListWithGems.map(({ id, size }) => [id, size])).toStrictEqual([['studs-brilliant-white-one', null]])
  expect(sku).toBe('studs-brilliant-white-one')
})

test('metals of a design are separate products, linked by URL', async () => {
  const { modifications } = await ask('rings/solitaire-aurora-white')
  expect(modifications).toStrictEqual([
    {
      type: 'metal',
      variants: [
        { itemId: 11, name: 'Жёлтое золото', url: '/catalog/rings/solitaire-aurora-yellow', value: '#D9B566', current: false },
        { itemId: 12, name: 'Белое золото', url: '/catalog/rings/solitaire-aurora-white', value: '#DAD9D6', current: true },
        { itemId: 13, name: 'Розовое золото', url: '/catalog/rings/solitaire-aurora-rose', value: '#DBA48C', current: false },
      ],
    },
  ])
})

test('letter pendants are linked within the same metal, besides their metals', async () => {
  const { modifications } = await ask('necklaces/letter-m-silver')
  expect(modifications.map(({ type }) => type)).toStrictEqual(['symbol', 'metal'])
  expect(modifications[0]?.variants.map(({ value, url, current }) => [value, url, current])).toStrictEqual([
    ['A', '/catalog/necklaces/letter-a-silver', false],
    ['M', '/catalog/necklaces/letter-m-silver', true],
    ['K', '/catalog/necklaces/letter-k-silver', false],
  ])
})

test('a white ring shows white images only, each named by what it shows: on a light ground, close up and on stone', async () => {
  const { photos } = await ask('rings/solitaire-aurora-white')
  expect(photos.map(({ alt }) => alt)).toStrictEqual([
    'Кольцо-солитер «Аврора», белое золото, бриллиант, на светлом фоне',
    'Кольцо-солитер «Аврора», белое золото, бриллиант, крупный план',
    'Кольцо-солитер «Аврора», белое золото, бриллиант, на камне',
  ])
})

test('an old price has its discount percentage, a regular one has none', async () => {
  const [sale, plain] = [await ask('rings/open-cuff-yellow'), await ask('rings/open-cuff-silver')]
  expect(sale.price.discountPercent).toBe(20)
  expect(sale.price.formattedFinal).toMatch(/^\d\d\u00a0\d00\u00a0₽$/)
  expect(plain.price).toMatchObject({ discountPercent: null })
  expect(plain.price.initial).toBe(plain.price.final)
})

test('a product shows matching and similar items, never itself', async () => {
  const { sets, similar } = await ask('rings/solitaire-aurora-yellow')
  expect(sets.map(({ url }) => url)).toStrictEqual(['/catalog/rings/pave-eternity-yellow', '/catalog/earrings/studs-brilliant-yellow'])
  expect(similar.length).toBeGreaterThan(2)
  expect(similar.some(({ url }) => url.includes('solitaire-aurora'))).toBe(false)
})

test('main-stone weights are SKUs of each size: the larger stone costs more', async () => {
  const { skuListWithGems } = await ask('rings/solitaire-aurora-yellow')
  const [small, large] = skuListWithGems.filter(({ size }) => size === '17')
  expect([small?.mainGemWeight, large?.mainGemWeight]).toStrictEqual(['0,30\u00a0ct', '0,50\u00a0ct'])
  expect(large?.price.final).toBeGreaterThan(small?.price.final ?? 0)
})

test('every discounted price has the lowest of the previous thirty days; a regular one has none', async () => {
  const [sale, plain, raised] = [
    await ask('rings/open-cuff-yellow'),
    await ask('rings/open-cuff-silver'),
    await ask('necklaces/pendant-heart-silver'),
  ]
  for (const { price } of sale.skuListWithGems) {
    expect(price.lowestPrice30).toBeGreaterThan(price.final ?? Infinity)
    expect(price.lowestPrice30).toBeLessThan(price.initial ?? 0)
  }
  expect(sale.price.lowestPrice30).toBe(sale.skuListWithGems[0]?.price.lowestPrice30)
  expect(plain.skuListWithGems.every(({ price }) => price.lowestPrice30 === null)).toBe(true)
  expect(raised.price.lowestPrice30).toBeLessThan(raised.price.initial ?? 0)
})

test('a precious-metal product has a hallmark number in every size, steel has none [product.hallmark-number]', async () => {
  const [gold, steel] = [await ask('rings/pave-eternity-yellow'), await ask('men/band-brushed-steel')]
  const numbers = gold.skuListWithGems.map(({ characteristics }) => characteristics.find(({ name }) => name === 'УИН')?.value)
  expect(numbers.every((number) => /^\d{16}$/.test(number ?? ''))).toBe(true)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(steel.skuListWithGems.some(({ characteristics }) => characteristics.some(({ name }) => name === 'УИН'))).toBe(false)
})

test('a made-to-order product can be bought now and has its ready date', async () => {
  const product = await ask('bracelets/tennis-yellow')
  expect(product).toMatchObject({
    availability: 'preorder',
    preorder: { date: '2026-12-18', formattedDate: '18\u00a0декабря' },
    is_archive: false,
  })
  expect(product.maxQuantity).toBeGreaterThan(0)
  expect(product.tags).toContainEqual({ code: 'preorder', name: 'Предзаказ' })
})

test.each([
  ['men/dog-tag-black', 'archived'],
  ['necklaces/pearl-strand-yellow', 'soldOut'],
  ['earrings/hoops-bold-silver', 'last'],
  ['rings/pave-eternity-yellow', 'inStock'],
])('%s is %s', async (address, availability) => {
  expect((await ask(address)).availability).toBe(availability)
})

test('the same form in another stone is linked', async () => {
  const { modifications } = await ask('necklaces/pearl-strand-grey-white')
  expect(modifications).toStrictEqual([
    {
      type: 'stone',
      variants: [
        { itemId: 241, name: 'Жемчуг', url: '/catalog/necklaces/pearl-strand-yellow', value: '#EFE6DA', current: false },
        { itemId: 251, name: 'Серый жемчуг', url: '/catalog/necklaces/pearl-strand-grey-white', value: '#8C9096', current: true },
      ],
    },
  ])
})

test('a product with a clip shows it over its main image, and both files exist', async () => {
  const { videos, photos } = await ask('rings/trilogy-ruby-rose')
  expect(videos).toHaveLength(1)
  expect(videos[0]).toMatchObject({ seconds: 4, poster: photos[0] })
  for (const address of [videos[0]?.mp4, videos[0]?.webm]) {
    const response = await fetch(new Shopper().url + address, { headers: { range: 'bytes=0-9' } })
    expect([response.status, (await response.arrayBuffer()).byteLength]).toStrictEqual([206, 10])
  }
})

test('stores are those of the shopper’s country', async () => {
  const russian = await ask('rings/pave-eternity-yellow')
  const ids = russian.skuListWithGems.flatMap(({ shops }) => shops.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(0)
  expect(ids).not.toContain(11)
  for (const { shops, balances } of russian.skuListWithGems) expect(shops.length).toBeLessThanOrEqual(balances)
  const abroad = await ask('rings/pave-eternity-yellow', new Shopper({ host: INTERNATIONAL }))
  expect(abroad.skuListWithGems.flatMap(({ shops }) => shops).every(({ id, name }) => id === 11 && !/[а-яё]/i.test(name))).toBe(true)
})

test('an archived product keeps its page and cannot be bought', async () => {
  expect((await ask('men/dog-tag-black')).is_archive).toBe(true)
})

test('a sold-out product has sizes and no stock', async () => {
  const { maxQuantity, skuListWithGems } = await ask('necklaces/pearl-strand-yellow')
  expect(maxQuantity).toBe(0)
  expect(skuListWithGems.map(({ balances }) => balances)).toStrictEqual([0, 0, 0, 0, 0])
})

test.each(['earrings', 'nothing'])(
  'under the wrong category "%s" a piece tells its own address [product.one-address]',
  async (category) => {
    expect((await ask(`${category}/solitaire-aurora-yellow`)).url).toBe('/catalog/rings/solitaire-aurora-yellow')
  },
)

test.each(['rings/nothing', 'earrings/nothing', 'rings/%F0%9F%92%8D'])('%s is not found', async (address) => {
  expect(refusal(await new Shopper().get(`/catalog/${address}/info`))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
})

test('a product has its delivery promise and installment; abroad EMS and a single payment', async () => {
  const product = await ask('rings/solitaire-aurora-yellow')
  const { instalment, deliveryPromise, price } = product
  expect(instalment).toMatchObject({ payments: 4, share: (price.final ?? 0) / 4 })
  expect(product.paymentRestrictionMessages).toStrictEqual([])
  expect(deliveryPromise).toMatchObject({ city: 'Москва' })
  expect(new Date(deliveryPromise?.cutOff ?? 0).getTime()).toBeGreaterThan(Date.now())
  const abroad = await ask('rings/solitaire-aurora-yellow', new Shopper({ host: INTERNATIONAL }))
  expect([abroad.instalment, abroad.deliveryPromise?.kind, abroad.deliveryPromise?.city]).toStrictEqual([null, 'ems', 'Dubai'])
})

test('the delivery promise is for the shopper’s own city', async () => {
  const { body } = await new Shopper().get(`/location/cities?text=${encodeURIComponent('Пермь')}`)
  const [perm] = (body as { cities: { id: number }[] }).cities
  const { deliveryPromise } = await ask('rings/solitaire-aurora-yellow', new Shopper({ cookies: { city: String(perm?.id) } }))
  expect(deliveryPromise).toMatchObject({ kind: 'courier', city: 'Пермь' })
})

test.each(['men/dog-tag-black', 'necklaces/pearl-strand-yellow'])('an unavailable product has no delivery promise: %s', async (address) => {
  const { deliveryPromise, paymentRestrictionMessages } = await ask(address)
  expect([deliveryPromise, paymentRestrictionMessages]).toStrictEqual([null, []])
})

test('every discounted price has the lowest of thirty days in every currency', async () => {
  for (const shopper of [
    new Shopper(),
    new Shopper({ host: INTERNATIONAL }),
    new Shopper({ host: INTERNATIONAL, cookies: { country: 'DE' } }),
  ]) {
    const { products } = await shopper.show('catalog', '?sale=1', { limit: 96 })
    expect(products.length).toBeGreaterThan(5)
    for (const { url } of products) {
      const { price, skuListWithGems } = await ask(url.replace('/catalog/', ''), shopper)
      const struck = [price, ...skuListWithGems.map((sku) => sku.price)].filter(({ initial, final }) => (final ?? 0) < (initial ?? 0))
      expect([url, struck.length > 0, struck.every(({ lowestPrice30 }) => lowestPrice30 !== null)]).toStrictEqual([url, true, true])
    }
  }
})

test.each([
  ['rings/solitaire-aurora-yellow', { mmPerPixel: 0.0264, widthMm: 17.2, heightMm: 19, isWhole: true, wornOn: 'finger' }],
  ['necklaces/pendant-coin-silver', { mmPerPixel: 0.0621, widthMm: 53.4, heightMm: 58.3, isWhole: false, wornOn: 'neck' }],
  ['earrings/ear-cuff-silver', { mmPerPixel: 0.0194, widthMm: 11.2, heightMm: 13.1, isWhole: true, wornOn: 'helix' }],
  ['accessories/jewelry-box-yellow', { mmPerPixel: 0.0887, widthMm: 63.3, heightMm: 83, isWhole: true, wornOn: null }],
])('%s tells how large it is in its main picture [product.measures-of-picture]', async (address, scale) => {
  expect((await ask(address)).scale).toStrictEqual(scale)
})

test('similar pieces are of the same kind, with a stone beside a stone [product.similar-by-kind]', async () => {
  const urls = ['rings', 'earrings', 'bracelets', 'brooches', 'accessories'].map(async (url) => {
    const { body } = await new Shopper().post('/catalog/show', { url })
    return (body as { result: { products: { url: string }[] } }).result.products.map((card) => card.url.replace('/catalog/', ''))
  })
  const kindOf = (url: string) => url.replace('/catalog/', '').split('/')[0]
  for (const address of (await Promise.all(urls)).flat()) {
    const { similar, modifications } = await ask(address)
    expect([address, ...new Set(similar.map(({ url }) => kindOf(url)))]).toStrictEqual(
      similar.length > 0 ? [address, kindOf(address)] : [address],
    )
    const variants = modifications.flatMap((group) => group.variants.map(({ url }) => url))
    expect(similar.filter(({ url }) => variants.includes(url))).toStrictEqual([])
  }
  const besideRing = (await ask('rings/solitaire-aurora-yellow')).similar
  const stones = await Promise.all(
    besideRing.map(async ({ url }) => (await ask(url.replace('/catalog/', ''))).skuListWithGems[0]?.mainGemWeight),
  )
  expect(stones).not.toContain(null)
  const besideBand = (await ask('rings/band-classic-yellow')).similar
  expect(besideBand[0]?.url).toMatch(/yellow/)
})
