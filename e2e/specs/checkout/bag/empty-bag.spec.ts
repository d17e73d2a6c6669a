import { expect, test } from '../../../fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('an empty bag on a phone has its ways and the first row on the first screen, and no piece twice [bag.empty-recalls]', async ({
  page,
  shop,
  bag,
}) => {
  // Two of those that others choose most.
  for (const url of ['/catalog/rings/solitaire-aurora-yellow', '/catalog/necklaces/pendant-coin-yellow']) {
    await shop.open(page, url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await bag.open()
  const viewed = bag.main.getByRole('region', { name: 'Вы недавно смотрели' })
  await expect(bag.main.getByRole('link', { name: 'В каталог' })).toBeInViewport({ ratio: 1 })
  await expect(viewed.getByRole('heading').first()).toBeInViewport({ ratio: 1 })
  const bestsellers = bag.main.getByRole('region', { name: 'Выбирают чаще всего' })
  await bestsellers.scrollIntoViewIfNeeded()
  await expect(bestsellers.getByTestId('product-card').first()).toBeVisible()
  const shown = await bag.main.getByTestId('product-card').evaluateAll((cards) => cards.map((card) => card.querySelector('a')?.pathname))
  expect(shown.length).toBeGreaterThan(2)
  expect(new Set(shown).size).toBe(shown.length)
})
