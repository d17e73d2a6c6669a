import { allSettled } from 'effector'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST } from '@shop/contracts/account/common-data'
import type { Locale } from '@shop/contracts/shop/storefront'
import type { Review } from '@shop/contracts/catalog/reviews/review'
import { $popup, userChanged } from '@shop/session'
import { aPhoto, aProduct } from '@shop/testing/builders'
import { fakeWire, offline, type FakeAnswer } from '@shop/testing/fake-wire'
import { createHistory } from '@shop/testing/memory-router'
import { renderWith, scopeOf } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const aReview = (id: number, changes: Partial<Review> = {}): Review => ({
  id,
  stars: 5,
  name: 'Марина',
  locale: 'ru',
  text: `Отзыв ${id}`,
  pictures: [],
  fit: null,
  size: null,
  publishedAt: '2026-11-04T12:00:00.000Z',
  isDemo: false,
  answer: null,
  ...changes,
})
const summary = { count: 7, average: 4.6, stars: [5, 1, 1, 0, 0], fit: { small: 0, true: 3, large: 1 }, pictured: 2 }
const first = [
  aReview(1, { fit: 'true', size: '16,5', answer: { text: 'Спасибо!', at: '2026-11-05T12:00:00.000Z' } }),
  aReview(2, { name: 'Sophie', locale: 'en', isDemo: true }),
]
const ROAD = 'GET /products/1/reviews'
const asked = (query: string) => `${ROAD}?${query}`
const NEWEST = asked('sort=newest&page=1')
const answer = (reviews: Review[], total = 7) => ({ result: { summary, total, reviews } })

async function show(
  answers: Record<string, FakeAnswer>,
  { locale = 'ru', hasReviews = true }: { locale?: Locale; hasReviews?: boolean } = {},
) {
  const wire = fakeWire(answers)
  const product = aProduct({ rating: hasReviews ? { count: 7, average: 4.6, real: null } : null })
  const scope = scopeOf({ wire })
  const history = createHistory('/')
  await renderWith(<Widget product={product} />, { scope, locale, texts: { 'widget/reviews': locale === 'ru' ? ru : en } }, history)
  const path = () => history.place().pathname + history.place().search
  return { wire, scope, path, user: userEvent.setup() }
}

test('reviews have name, day, stars, size and the answer of the shop; a demo one says so', async () => {
  await show({ [NEWEST]: answer(first) })
  const review = await screen.findByRole('article', { name: 'Марина' })
  expect(review).toHaveTextContent(/Размер 16,5, в.самый раз/)
  expect(review).toHaveTextContent('4 ноября')
  expect(within(review).getByText('5 из 5')).toBeInTheDocument()
  expect(review).toHaveTextContent('Спасибо!')
  expect(review).not.toHaveTextContent('демо')
  const other = screen.getByRole('article', { name: /Sophie/ })
  expect(other).toHaveTextContent('демо')
  expect(within(other).getByText('Отзыв 2')).toHaveAttribute('lang', 'en')
  expect(screen.getByText(/7 отзывов/)).toBeInTheDocument()
})

test('more are added below, none twice', async () => {
  const { user } = await show({ [NEWEST]: answer(first), [asked('sort=newest&page=2')]: answer([aReview(2), aReview(3)]) })
  await user.click(await screen.findByRole('button', { name: 'Ещё 5 отзывов' }))
  expect(await screen.findByText('Отзыв 3')).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(3)
})

test('are sorted and filtered by stars', async () => {
  const { user, wire } = await show({
    [NEWEST]: answer(first),
    [asked('sort=lowest&page=1')]: answer([aReview(4, { stars: 3 })]),
    [asked('sort=lowest&stars=3&page=1')]: answer([aReview(4, { stars: 3 })], 1),
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Порядок' }), 'Сначала критика')
  await screen.findByText('Отзыв 4')
  await user.click(screen.getByRole('button', { name: '3 звезды' }))
  expect(screen.getByRole('button', { name: '3 звезды' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByRole('button', { name: /^Ещё/ })).not.toBeInTheDocument()
  expect(wire.sent).toHaveLength(3)
})

const { alt: _, image_type: __, ...aPicture } = aPhoto()
const pictured = aReview(5, { pictures: [aPicture, { ...aPicture, base: 'uploads/review_pictures/2' }] })

test('pictures stand under the text, each with its number', async () => {
  await show({ [NEWEST]: answer([pictured, aReview(6)]) })
  const [review, other] = await screen.findAllByRole('article')
  const pictures = within(within(review as HTMLElement).getByRole('list', { name: 'Фото покупателя' }))
  const names = pictures.getAllByRole('button').map((button) => within(button).getByRole('img').getAttribute('alt'))
  expect(names).toStrictEqual(['Фото покупателя 1 из\u00a02', 'Фото покупателя 2 из\u00a02'])
  expect(within(other as HTMLElement).queryByRole('list')).not.toBeInTheDocument()
})

test('the list is narrowed to reviews with pictures, together with the stars [reviews.with-pictures]', async () => {
  const { user } = await show({
    [NEWEST]: answer(first),
    [asked('sort=newest&page=1&pictured=true')]: answer([pictured], 2),
    [asked('sort=newest&stars=3&page=1&pictured=true')]: answer([], 0),
  })
  await user.click(await screen.findByRole('button', { name: 'С\u00a0фото 2' }))
  expect(await screen.findByText('Отзыв 5')).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '3 звезды' }))
  expect(await screen.findByText('Таких отзывов нет.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'С\u00a0фото 2' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: 'Все' }))
  expect(await screen.findAllByRole('article')).toHaveLength(2)
})

test('stars that nobody gave cannot be pressed, and a filter that leaves nothing is taken off by one button [reviews.filter-comes-off]', async () => {
  const { user, wire } = await show({
    [NEWEST]: answer(first),
    [asked('sort=newest&page=1&pictured=true')]: answer([pictured], 2),
    [asked('sort=newest&stars=3&page=1&pictured=true')]: answer([], 0),
  })
  const row = await screen.findByRole('button', { name: /^Только с оценкой 2/ })
  expect(row).toBeDisabled()
  await user.click(row)
  expect(wire.sent).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'С\u00a0фото 2' }))
  await screen.findByText('Отзыв 5')
  await user.click(screen.getByRole('button', { name: /^Только с оценкой 3/ }))
  await screen.findByText('Таких отзывов нет.')
  await user.click(screen.getByRole('button', { name: 'Показать все отзывы' }))
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Все' })).toHaveAttribute('aria-pressed', 'true')
})

test('a guest who wants to write is told why to sign in, and comes to the orders then [reviews.guest-told-why]', async () => {
  const { user, scope, path } = await show({ [NEWEST]: answer(first) })
  await user.click(await screen.findByRole('link', { name: 'Написать отзыв' }))
  expect(scope.getState($popup)).toMatchObject({ owner: 'mfe-profile', widget: 'auth', props: { why: ru.signInWhy } })
  expect(path()).toBe('/')
  await act(() => allSettled(userChanged, { scope, params: { ...GUEST, id: 1, isAuth: true } }))
  expect(path()).toBe('/profile?section=ordersData')
})

test('a failure can be tried again', async () => {
  const answers: FakeAnswer[] = [
    () => {
      throw offline()
    },
    answer(first),
  ]
  const { user } = await show({
    [NEWEST]: () => {
      const next = answers.shift()
      return typeof next === 'function' ? (next as () => unknown)() : next
    },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Отзывы не загрузились')
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findAllByRole('article')).toHaveLength(2)
})

test('without reviews there are words and no request', async () => {
  const { wire } = await show({}, { locale: 'en', hasReviews: false })
  expect(screen.getByRole('heading', { name: 'Nobody has written about this piece yet' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Write a review' })).toHaveAttribute('href', '/profile?section=ordersData')
  expect(wire.sent).toStrictEqual([])
})
