import { aProduct, aSku } from '@shop/testing/builders'
import { dropOf, fitsOn, liesOn, pieceOf } from './lengths.ts'

const chain = (size: string, balances = 1) => aSku({ id: `${size}-${balances}`, size, balances })

test('a piece has its lengths in order, and one is out only when all its variants are', () => {
  const piece = pieceOf(
    aProduct({
      name: 'Цепь',
      scale: null,
      catalog: { name: 'Колье', url: '/catalog/necklaces' },
      skuListWithGems: [chain('50 см', 0), chain('45 см', 0), chain('45 см', 2), chain('40,5 cm')],
    }),
  )
  expect(piece).toStrictEqual({
    name: 'Цепь',
    around: 'neck',
    lengths: [
      { cm: 40.5, label: '40,5 cm', isOut: false },
      { cm: 45, label: '45 см', isOut: false },
      { cm: 50, label: '50 см', isOut: true },
    ],
  })
})

test.each([undefined, null, 'chain', {}, { name: 'Кольцо' }, aProduct({ skuListWithGems: [aSku({ size: null })] })])(
  'what has no lengths opens the guide without a piece',
  (product) => expect(pieceOf(product)).toBeNull(),
)

test('a longer chain lies lower: five centimeters of chain are two to three of depth [product.length-on-silhouette]', () => {
  const drops = [40, 45, 50, 55, 60].map(dropOf)
  expect(drops[0]).toBeGreaterThan(40)
  expect(drops[0]).toBeLessThan(70)
  for (const [index, drop] of drops.slice(1).entries()) {
    expect(drop - (drops[index] ?? 0)).toBeGreaterThan(20)
    expect(drop - (drops[index] ?? 0)).toBeLessThan(32)
  }
})

test('a chain shorter than the neck lies at its sides', () => expect(dropOf(20)).toBe(0))

test.each([
  [36, 'choker'],
  [40, 'base'],
  [45, 'collarbones'],
  [50, 'below'],
  [55, 'chest'],
  [80, 'over'],
])('a chain of %d cm lies: %s', (cm, lies) => expect(liesOn(cm)).toBe(lies))

test.each([
  [16, 'short'],
  [17, 'tight'],
  [18, 'easy'],
  [19.5, 'loose'],
  [21, 'off'],
])('a bracelet of %d cm on a wrist of 16: %s', (cm, fits) => expect(fitsOn(cm, 16)).toBe(fits))
