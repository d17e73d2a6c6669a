import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import type { ContentBlock, ContentPage } from '@shop/contracts/content/content'
import { GUEST } from '@shop/contracts/account/common-data'
import { WidgetHost } from '@shop/routing'
import { $popup, userChanged } from '@shop/session'
import { aPhoto, cards } from '@shop/testing/builders'
import { fakeWire } from '@shop/testing/fake-wire'
import { renderPage } from '@shop/testing/render-page'
import * as page from './index.ts'
import { texts as ru } from './texts/ru.ts'

const END = '2026-12-31T21:00:00.000Z'
const { image_type: _, ...picture } = aPhoto()
const hero: ContentBlock = {
  kind: 'hero',
  id: 'top',
  title: 'Декабрьская распродажа',
  eyebrow: '',
  html: '<p>Ещё 10 % по коду.</p>',
  look: 'over',
  tone: 'rose',
  wide: picture,
  portrait: picture,
  action: { label: 'К украшениям', url: '#pieces' },
}
const countdown: ContentBlock = {
  kind: 'countdown',
  id: 'left',
  title: 'До конца распродажи',
  html: '',
  endsAt: END,
  over: {
    title: 'Распродажа закончилась',
    html: '<p>Код больше не действует.</p>',
    actions: [
      { label: 'Украшения со скидкой', url: '/catalog/sale' },
      { label: 'Новинки', url: '/catalog/new' },
    ],
  },
}
const prize: ContentBlock = { kind: 'promocode', id: 'code', title: 'Ещё 10 %', html: '', code: 'DECEMBER10', endsAt: END }
const aLanding = (...blocks: ContentBlock[]): ContentPage => ({
  path: 'lpsale',
  title: 'Декабрьская распродажа',
  lead: 'Скидки до 30 %.',
  version: 1,
  date: '2026-11-01',
  versions: [{ version: 1, date: '2026-11-01' }],
  blocks,
})

const open = (blocks: ContentBlock[], path = '/lpsale') =>
  renderPage(page, path, { wire: fakeWire({ 'POST /_content/lpsale': { page: aLanding(...blocks) } }), texts: { 'page/landing': ru } })
const clock = () => [...document.querySelectorAll('ul[aria-hidden] li')].map(({ textContent }) => textContent)

describe('a sale that ends', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse(END) - 93_784_000 }))
  afterEach(() => jest.useRealTimers())

  test('counts down visually and announces only its end to screen readers', async () => {
    await open([hero, countdown, prize])
    expect(clock()).toStrictEqual(['1день', '02часа', '03минуты', '04секунды'])
    await act(async () => jest.advanceTimersByTime(1000))
    expect(clock()).toStrictEqual(['1день', '02часа', '03минуты', '03секунды'])
    expect(screen.getByText(/^По.31.декабря 2026, 23:59 по.московскому времени$/)).toHaveAttribute('datetime', END)
    expect(within(screen.getByRole('region', { name: 'До конца распродажи' })).getByRole('status')).toBeEmptyDOMElement()
  })

  test('ends while the page is open: announces it, hides the promo code and links onward', async () => {
    await open([hero, countdown, prize])
    expect(screen.getByRole('region', { name: 'Ещё 10 %' })).toBeVisible()
    await act(async () => jest.advanceTimersByTime(93_784_000))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Распродажа закончилась')
    expect(screen.getByRole('status')).toHaveTextContent('Распродажа закончилась')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toStrictEqual(['/catalog/sale', '/catalog/new'])
    expect(screen.queryByText('DECEMBER10')).not.toBeInTheDocument()
  })

  test('has ended from the first render for late visitors', async () => {
    jest.setSystemTime(Date.parse(END) + 1)
    await open([hero, countdown, prize])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Распродажа закончилась')
    expect(clock()).toStrictEqual([])
  })

  test('updates once a minute with reduced motion', async () => {
    Object.assign(globalThis, { matchMedia: () => ({ matches: true }) })
    await open([hero, countdown])
    const before = clock()
    await act(async () => jest.advanceTimersByTime(3000))
    expect(clock()).toStrictEqual(before)
    await act(async () => jest.advanceTimersByTime(60_000))
    expect(clock()).not.toStrictEqual(before)
    Reflect.deleteProperty(globalThis, 'matchMedia')
  })
})

test('copies the promo code', async () => {
  const user = userEvent.setup()
  await open([hero, { ...prize, endsAt: null }])
  await user.click(screen.getByRole('button', { name: 'Скопировать код' }))
  expect(await navigator.clipboard.readText()).toBe('DECEMBER10')
})

const sections: [name: string, block: ContentBlock, seen: () => void][] = [
  [
    'story',
    { kind: 'story', id: 'a', title: 'Воск', html: '<p>Тихо</p>', picture, action: { label: 'О мастерской', url: '/designers/vera-moss' } },
    () => expect(screen.getByRole('link', { name: 'О мастерской' })).toHaveAttribute('href', '/designers/vera-moss'),
  ],
  [
    'figures',
    {
      kind: 'figures',
      id: 'a',
      title: 'Условия',
      figures: [{ figure: '2 %', title: 'возвращаем', html: '<p>С первой</p>', isMain: true }],
    },
    () => expect(screen.getByRole('heading', { level: 3, name: '2 % возвращаем' })).toBeVisible(),
  ],
  [
    'steps',
    { kind: 'steps', id: 'a', title: 'Как', steps: [{ title: 'Купите', html: '<p>Раз</p>' }] },
    () => expect(screen.getByRole('heading', { level: 3, name: 'Купите' }).closest('ol > li')).toBeVisible(),
  ],
  [
    'questions',
    { kind: 'questions', id: 'a', title: 'Вопросы', questions: [{ question: 'Когда?', html: '<p>Завтра</p>' }] },
    () => expect(screen.getByText('Когда?').closest('details')).not.toHaveAttribute('open'),
  ],
  [
    'products',
    { kind: 'products', id: 'a', title: 'Что осталось', products: cards(3) },
    () => expect(screen.getAllByTestId('product-card')).toHaveLength(3),
  ],
]
test.each(sections)('renders a section of kind %s', async (_name, block, seen) => {
  await open([hero, block])
  seen()
})

test('joining opens the landing sign-in, and a signed-in shopper sees the membership in its place', async () => {
  const { scope } = await open([hero, { kind: 'join', id: 'join', title: 'Вступить за минуту', html: '' }])
  await userEvent.click(screen.getByRole('button', { name: 'Войти по телефону' }))
  expect(scope.getState($popup)).toMatchObject({ owner: 'mfe-profile', widget: 'auth', props: { source: 'landing' } })
  await act(() => allSettled(userChanged, { scope, params: { ...GUEST, id: 1, isAuth: true } }))
  const joined = screen.getByRole('region', { name: 'Вы в программе' })
  expect(within(joined).getByRole('link', { name: 'Мои бонусы' })).toHaveAttribute('href', '/profile?section=bonusesData')
})

test.each([
  ['/landings/online-subscription', { widget: 'subscription', props: { place: 'popup' } }],
  ['/loyalty-program-rules', { widget: 'loyalty' }],
])('a link to %s opens in place', async (url, popup) => {
  const { scope } = await open([{ ...hero, action: { label: 'Дальше', url } }])
  await userEvent.click(screen.getByRole('link', { name: 'Дальше' }))
  expect(scope.getState($popup)).toMatchObject({ owner: 'mfe-landings', ...popup })
})

test('a form is the widget named in the content', async () => {
  const mounted: unknown[] = []
  const host = (props: unknown) => {
    mounted.push(props)
    return null
  }
  const Page = () => (
    <WidgetHost value={host}>
      <page.Page />
    </WidgetHost>
  )
  const form: ContentBlock = { kind: 'form', id: 'f', title: 'Почта', html: '', widget: 'subscription', props: { place: 'online' } }
  const wire = fakeWire({ 'POST /_content/lpsale': { page: aLanding(hero, form) } })
  await renderPage({ ...page, Page }, '/lpsale', { wire, texts: { 'page/landing': ru } })
  expect(mounted).toMatchObject([{ owner: 'mfe-landings', widget: 'subscription', props: { place: 'online' } }])
})

test('the questions are in the structured data, and the in-store page is noindex', async () => {
  const questions: ContentBlock = {
    kind: 'questions',
    id: 'q',
    title: 'Вопросы',
    questions: [{ question: 'Когда?', html: '<p>Завтра</p>' }],
  }
  const { scope } = await open([hero, questions])
  const context = { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' } as const
  const headAt = (pathname: string) =>
    page.head({ scope, t: (key) => key, context, origin: 'https://shop.ru', address: { pathname, search: '', params: {} } })
  expect(headAt('/lpsale')).toMatchObject({
    title: 'Декабрьская распродажа',
    description: 'Скидки до 30 %.',
    jsonLd: [{ '@type': 'FAQPage', mainEntity: [{ name: 'Когда?' }] }],
  })
})
