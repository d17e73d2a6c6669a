import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReviewedPiece } from '@shop/contracts/catalog/reviews/write-review'
import { aPhoto } from '@shop/testing/builders'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderPage } from '@shop/testing/render-page'
import * as review from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const KEY = '4820719.t5x.Zm9vYmFy'
const CALL = `/reviews/by-link/${KEY}`
const ring: ReviewedPiece = {
  itemId: 11,
  name: 'Кольцо «Аврора»',
  url: '/catalog/rings/aurora',
  photo: aPhoto(),
  size: '16,5',
  review: null,
}
const letter: ReviewedPiece = { itemId: 21, name: 'Подвеска-буква М', url: '/catalog/necklaces/m', photo: null, size: null, review: null }
const written = { stars: 4, fit: null, text: 'Ношу каждый день.', name: 'Анна', showsSize: false, status: 'waiting', reason: null } as const
const order = (...pieces: ReviewedPiece[]) => ({ result: { name: 'Анна', pieces } })

beforeEach(() => sessionStorage.clear())

async function show(pieces: FakeAnswer = order(ring), sent?: FakeAnswer, path = `/review?key=${KEY}`) {
  const wire = fakeWire({ [`GET ${CALL}`]: pieces, ...(sent !== undefined && { [`POST ${CALL}`]: sent }) })
  const page = await renderPage(review, path, { wire, texts: { 'page/review': ru } })
  return { ...page, wire, user: userEvent.setup() }
}
const text = () => screen.getByRole('textbox', { name: 'Что расскажете' })

test('stars, fit, text and name are sent; the thanks take the focus', async () => {
  const { user, wire } = await show(order(ring), order({ ...ring, review: written }))
  // Stars are radio inputs: the arrow keys choose.
  await user.click(screen.getByRole('radio', { name: 'Хорошо, 4 из 5' }))
  await user.keyboard('{ArrowRight}')
  await user.click(screen.getByRole('radio', { name: 'В\u00a0размер' }))
  await user.type(text(), 'Камень ловит свет.')
  expect(screen.getByText('18 из 2000')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }))
  const { body } = wire.sent.at(-1) ?? {}
  expect(body).toStrictEqual({ itemId: 11, stars: 5, fit: 'true', text: 'Камень ловит свет.', name: 'Анна', showsSize: true })
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Спасибо/ })).toHaveFocus())
  expect(screen.getByRole('link', { name: /отзыв ждёт проверки/ })).toBeInTheDocument()
})

test.each([
  ['ru', '/soglashenie-ob-ispolzovanii-polzovatelskih-materialov'],
  ['en', '/terms'],
] as const)('on the %s storefront the rules for reviews are at %s', async (locale, rules) => {
  const wire = fakeWire({ [`GET ${CALL}`]: order(ring) })
  const texts = { 'page/review': locale === 'ru' ? ru : en }
  await renderPage(review, `/review?key=${KEY}`, { wire, locale, texts })
  expect(await screen.findByRole('link', { name: texts['page/review'].agreementLink })).toHaveAttribute('href', rules)
})

test('an empty form says what it needs', async () => {
  const { user, wire } = await show()
  await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }))
  expect(await screen.findByRole('group', { name: 'Оценка' })).toHaveAccessibleDescription(/\S/)
  expect(text()).toHaveAccessibleDescription(/\S/)
  expect(screen.getByRole('radio', { name: 'Плохо, 1 из 5' })).toHaveFocus()
  expect(wire.sent).toHaveLength(1)
})

test('what was written stays over a failure [reviews.kept-over-failure]', async () => {
  const { user } = await show(order(letter), () => {
    throw offline()
  })
  await user.click(screen.getByRole('radio', { name: 'Прекрасно, 5 из 5' }))
  await user.type(text(), 'Ношу не снимая.')
  await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }))
  expect(await screen.findByRole('button', { name: 'Отправить ещё раз' })).toBeInTheDocument()
  expect(text()).toHaveValue('Ношу не снимая.')
  expect(sessionStorage.getItem('review-draft-21')).toContain('Ношу не снимая.')
})

test('a piece without sizes is not asked about fit', async () => {
  await show(order(letter))
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('a refused review says why and is corrected', async () => {
  await show(order({ ...ring, review: { ...written, status: 'refused', reason: 'без брани' } }))
  expect(screen.getByText(/не опубликовали отзыв: без брани/)).toBeInTheDocument()
  expect(text()).toHaveValue('Ношу каждый день.')
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeInTheDocument()
})

test('the first piece without a review is offered, another by its link', async () => {
  const { user, address } = await show(order({ ...ring, review: written }, letter))
  expect(screen.getByRole('form', { name: 'Отзыв: Подвеска-буква М' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: /Аврора/ }))
  expect(address()).toBe(`/review?key=${KEY}&piece=11`)
  expect(screen.getByRole('form', { name: 'Отзыв: Кольцо «Аврора»' })).toBeInTheDocument()
})

test.each([
  [
    'wrong',
    () => {
      throw refuse(404, 'NOT_FOUND')
    },
    `/review?key=${KEY}`,
  ],
  ['missing', order(ring), '/review'],
])('a link that is %s leads to the orders', async (_, answer, path) => {
  await show(answer, undefined, path)
  expect(await screen.findByRole('heading', { name: 'Ссылка больше не\u00a0действует' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'К\u00a0заказам' })).toHaveAttribute('href', '/profile?section=ordersData')
})
