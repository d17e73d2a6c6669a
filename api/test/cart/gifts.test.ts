import { array, assert, nat, property } from 'fast-check'
import { GIFT_BUDGETS, type GiftChoice } from '@shop/contracts/cart/gifts'
import { offeredOf } from '../../src/goods/catalog/gifts/offered.ts'
import { INTERNATIONAL, Shopper } from '../support/people/shopper.ts'

const giftsFor = async (shopper: Shopper) => (await shopper.get('/gifts')).body as GiftChoice
const ANY = { value: '' }

test.each([
  ['ru', new Shopper(), GIFT_BUDGETS.RUB],
  ['international', new Shopper({ host: INTERNATIONAL }), GIFT_BUDGETS.AED],
])('on the %s storefront the count of every choice matches its listing', async (_, shopper, budgets) => {
  const gifts = await giftsFor(shopper)
  expect(gifts.budgets).toStrictEqual([...budgets])
  expect(gifts.recipients.map(({ value }) => value)).toStrictEqual(['her', 'him', 'mother', 'friend', 'daughter'])
  expect(gifts.occasions.map(({ value }) => value)).toStrictEqual(['birthday', 'new-year', 'anniversary', 'wedding', 'just-because'])
  const said: [string, number][] = []
  const found: [string, number][] = []
  for (const [r, { value: recipient }] of [...gifts.recipients, ANY].entries()) {
    for (const [o, { value: occasion }] of [...gifts.occasions, ANY].entries()) {
      for (const [b, budget] of [...gifts.budgets, ''].entries()) {
        const address = `?for=${recipient}&occasion=${occasion}&price_to=${budget}`
        said.push([address, gifts.counts[r]?.[o]?.[b] ?? Number.NaN])
        found.push([address, (await shopper.show('catalog', address, { limit: 1 })).quantity])
      }
    }
  }
  expect(said).toStrictEqual(found)
  expect(said.filter(([, count]) => count < 1)).toStrictEqual([])
})

test('values of one gift filter are combined with OR, different filters with AND', async () => {
  const shopper = new Shopper()
  const quantityOf = async (query: string) => (await shopper.show('catalog', query, { limit: 1 })).quantity
  const [him, mother, both, crossed] = await Promise.all(
    ['?for=him', '?for=mother', '?for=him&for=mother', '?for=him&occasion=wedding'].map(quantityOf),
  )
  expect(both).toBeGreaterThan(Math.max(him ?? 0, mother ?? 0))
  expect(crossed).toBeLessThan(him ?? 0)
  expect(await quantityOf('?for=nobody&occasion=payday')).toBe(await quantityOf(''))
})

test('for any stock, no offered combination is empty', () => {
  const cube = array(array(array(nat({ max: 2 }), { minLength: 3, maxLength: 3 }), { minLength: 4, maxLength: 4 }), {
    minLength: 4,
    maxLength: 4,
  })
  assert(
    property(cube, (counts) => {
      const [recipients, occasions, budgets] = offeredOf(counts)
      const isAnyEmpty = recipients.some((r) => occasions.some((o) => budgets.some((b) => counts[r]?.[o]?.[b] === 0)))
      expect(isAnyEmpty).toBe(false)
    }),
  )
})

test('everything is offered when every combination has an item', () => {
  const full = [1, 2, 3].map(() => [1, 2].map(() => [1, 1, 1]))
  expect(offeredOf(full)).toStrictEqual([[0, 1], [0], [0, 1]])
})
