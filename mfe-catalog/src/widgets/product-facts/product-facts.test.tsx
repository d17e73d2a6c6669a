import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import type { StoneReport } from '@shop/contracts/catalog/product'
import { $popup } from '@shop/session'
import { aProduct, aSku } from '@shop/testing/builders'
import { renderWith } from '@shop/testing/render-page'
import { keepScale } from '#features/screen-scale/kept.ts'
import { Widget } from './index.ts'
import { texts as ofStone } from './stone-facts/texts/ru.ts'
import { texts as ru } from './texts/ru.ts'

const product = aProduct({
  collection: 'Север',
  characteristics: [
    { name: 'Металл', value: 'Жёлтое золото 585' },
    { name: 'Вес', value: '3,1 г' },
  ],
})
const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent] as [string, string | undefined])

test('the facts of the chosen variant stand in place of those of the piece', async () => {
  await renderWith(<Widget product={product} sku={aSku({ characteristics: [{ name: 'Вес', value: '3,4 г' }] })} sum={null} />, {
    texts: { 'widget/product-facts': ru },
  })
  expect(facts()).toStrictEqual([
    ['Металл', 'Жёлтое золото 585'],
    ['Вес', '3,4 г'],
    ['Коллекция', 'Север'],
  ])
})

test('care and warranty lead to their pages, and open as popups', async () => {
  await renderWith(<Widget product={product} sku={null} sum={null} />, { texts: { 'widget/product-facts': ru } })
  expect(screen.getByText('Гарантия').closest('a')).toHaveAttribute('href', '/garantii')
  expect(screen.getByText(/^Уход по/).closest('a')).toHaveAttribute('href', '/ukhod-za-ukrasheniyami')
})

test('the engraving says its price and opens its popup with the chosen size', async () => {
  const scope = fork()
  const ring = aProduct({ engraving: { x: 0.5, y: 0.6, width: 0.4, angle: 30, bend: 0.1, price: 1_500_00 } })
  const sku = aSku({ id: 'band-17', balances: 2 })
  await renderWith(<Widget product={ring} sku={sku} sum={null} />, { scope, texts: { 'widget/product-facts': ru } })
  expect(screen.getByText(/^Гравировка, 1.500.₽$/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: ru.engravingMore }))
  await allSettled(scope)
  expect(scope.getState($popup)).toMatchObject({ widget: 'engraving', props: { product: ring, skuId: 'band-17' } })
})

test('a size that is sold out is not engraved', async () => {
  const ring = aProduct({ engraving: { x: 0.5, y: 0.6, width: 0.4, angle: 30, bend: 0.1, price: 1_500_00 } })
  await renderWith(<Widget product={ring} sku={aSku({ balances: 0 })} sum={null} />, { texts: { 'widget/product-facts': ru } })
  expect(screen.queryByText(/^Гравировка/)).not.toBeInTheDocument()
})

test('the instalments are those of the chosen variant', async () => {
  const instalment = { payments: 4, share: 2_000_00, formattedShare: '2 000 ₽', weeks: 2 }
  await renderWith(<Widget product={aProduct({ instalment })} sku={null} sum={12_000_00} />, { texts: { 'widget/product-facts': ru } })
  expect(screen.getByText(/3.000.₽/)).toBeInTheDocument()
})

describe('the certificate of the stone', () => {
  const aReport = (weight: string, changes: Partial<StoneReport> = {}): StoneReport => ({
    weight,
    stone: 'Бриллиант',
    laboratory: 'ГЦ МГУ',
    number: `118 ${weight.slice(2, 4)}7`,
    color: '3 (G), почти бесцветный',
    clarity: '4 (VS1)',
    cut: 'круглый, 57 граней',
    faceMm: [4.4, 4.4],
    isRound: true,
    url: null,
    isDemo: false,
    ...changes,
  })
  const stoneReports = [
    aReport('0,30 ct', { isDemo: true }),
    aReport('0,50 ct', { url: 'https://laboratory.example/118507', faceMm: [5.2, 5.2] }),
  ]
  const ring = aProduct({ stoneReports })
  const show = (weight: string | null, scope = fork()) =>
    renderWith(<Widget product={ring} sku={null} sum={null} weight={weight} />, { scope, texts: { 'widget/product-facts': ru } })
  beforeEach(() => localStorage.clear())

  test('is a document with its facts, that of the chosen weight [product.stone-certificate]', async () => {
    await show('0,50 ct')
    await userEvent.click(screen.getByText('Сертификат: бриллиант 0,50 ct'))
    expect(screen.getByText(/^ГЦ МГУ, №\s118 507$/)).toBeVisible()
    expect(await screen.findByText('Лаборатория')).toBeVisible()
    const all = Object.fromEntries(facts())
    expect(all).toMatchObject({ Лаборатория: 'ГЦ МГУ', Номер: '118 507', Камень: 'Бриллиант, 0,50 ct', Чистота: '4 (VS1)' })
    expect(all).toMatchObject({ Цвет: '3 (G), почти бесцветный', Огранка: 'круглый, 57 граней' })
    expect(screen.getByRole('link', { name: ofStone.atLaboratory })).toHaveAttribute('href', 'https://laboratory.example/118507')
    expect(screen.queryByText('демо')).not.toBeInTheDocument()
  })

  test('says that it is an example in a demo shop; without a choice it is that of the first weight', async () => {
    await show(null)
    expect(screen.getByText('Сертификат: бриллиант 0,30 ct')).toHaveTextContent('демо')
  })

  test('a piece without one has no such document', async () => {
    await renderWith(<Widget product={product} sku={null} sum={null} />, { texts: { 'widget/product-facts': ru } })
    expect(screen.queryByText(/^Сертификат/)).not.toBeInTheDocument()
  })

  test('the stone is drawn in millimeters on a calibrated screen, else calibration is offered [product.stone-in-true-size]', async () => {
    const scope = fork()
    await show('0,30 ct', scope)
    await userEvent.click(screen.getByText('Сертификат: бриллиант 0,30 ct'))
    await userEvent.click(await screen.findByRole('button', { name: ofStone.showTrueSize }))
    expect(scope.getState($popup)).toMatchObject({ widget: 'ring-sizer', props: { isCalibration: true } })
    act(() => keepScale(5))
    const stone = screen.getByRole('img', { name: `${ofStone.trueSize}: диаметр 4,4\u00a0мм` })
    expect(Number.parseFloat(stone.style.inlineSize)).toBeCloseTo(22)
    expect(screen.queryByRole('button', { name: ofStone.showTrueSize })).not.toBeInTheDocument()
  })
})
