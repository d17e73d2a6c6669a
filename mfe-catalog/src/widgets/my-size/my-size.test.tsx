import { screen } from '@testing-library/react'
import { aSku } from '@shop/testing/builders'
import { renderWith } from '@shop/testing/render-page'
import { SIZES_KEY } from '#features/my-size/kept.ts'
import { MySize } from './my-size.tsx'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const sizesOf = (balances: Record<string, number>) =>
  Object.entries(balances).map(([size, count]) => ({ size, sku: aSku({ id: `sku ${size}`, size, balances: count }) }))
const rings = sizesOf({ '16': 1, '16,5': 3, '17': 0 })

beforeEach(() => localStorage.clear())
const keepMine = (mine: number) => localStorage.setItem(SIZES_KEY, JSON.stringify({ mine, people: [] }))

async function show(props: Parameters<typeof MySize>[0], locale: 'ru' | 'en' = 'ru') {
  const choose = jest.fn()
  await renderWith(<MySize {...props} choose={choose} />, { locale, texts: { 'widget/my-size': locale === 'ru' ? ru : en } })
  return { choose, seen: document.body.textContent?.replaceAll('\u00a0', ' ') }
}

test('my size is chosen where nothing is [product.my-size]', async () => {
  keepMine(16.5)
  const { choose } = await show({ sizes: rings })
  expect(choose.mock.calls).toStrictEqual([['sku 16,5']])
})

test('a choice that was made stays; my size is only told', async () => {
  keepMine(16.5)
  const { choose, seen } = await show({ sizes: rings, size: '16' })
  expect(choose).not.toHaveBeenCalled()
  expect(seen).toBe('● Ваш размер 16,5 есть · EU 50 · US 5,5 · UK K')
})

test('a chosen size that is mine says so', async () => {
  keepMine(16.5)
  expect((await show({ sizes: rings, size: '16,5' })).seen).toBe('● Это ваш размер · EU 52 · US 6 · UK L½')
})

test('my size is not chosen when it is sold out or not made', async () => {
  keepMine(17)
  const soldOut = await show({ sizes: rings })
  expect(soldOut.choose).not.toHaveBeenCalled()
  expect(soldOut.seen).toContain('Вашего размера 17 сейчас нет')
})

test('abroad my size is found by its American number', async () => {
  keepMine(16.5)
  const { choose } = await show({ sizes: sizesOf({ '5.5': 1, '6': 2 }) }, 'en')
  expect(choose.mock.calls).toStrictEqual([['sku 6']])
  expect(screen.getByText(/^US scale: size 6 is 16.5 mm/)).toBeInTheDocument()
})

test('without a size of my own the system is named; lengths have none', async () => {
  expect((await show({ sizes: rings })).seen).toBe('Российские размеры: внутренний диаметр в мм')
  document.body.replaceChildren()
  expect((await show({ sizes: sizesOf({ '40 см': 1, '45 см': 2 }) })).seen).toBe('')
})
