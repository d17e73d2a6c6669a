import { act, screen, within } from '@testing-library/react'
import { allSettled } from 'effector'
import type { ContentBlock, ContentPage } from '@shop/contracts/content/content'
import { $pageFailure, WidgetHost, type WidgetProps } from '@shop/routing'
import { aPhoto, cards } from '@shop/testing/builders'
import { fakeWire, refuse } from '@shop/testing/fake-wire'
import { renderPage, renderWith } from '@shop/testing/render-page'
import * as page from './index.ts'
import { opened } from './model.ts'
import { texts as ru } from './texts/ru.ts'
import { Block } from './ui/block.tsx'

const text = (id: string, title: string, html = `<p>${title}.</p>`): ContentBlock => ({ kind: 'text', id, title, html })
const aPage = (changes: Partial<ContentPage> = {}): ContentPage => ({
  path: 'about',
  title: 'О нас',
  lead: 'Магазин украшений.',
  version: 1,
  date: '2026-11-01',
  versions: [{ version: 1, date: '2026-11-01' }],
  blocks: [text('choose', 'Как мы выбираем'), text('price', 'О цене'), text('where', 'Где мы')],
  ...changes,
})

const open = (path: string, shown: ContentPage) => {
  const wire = fakeWire({ [`POST /_content/${path.slice(1)}`]: { page: shown } })
  return renderPage(page, path, { wire, texts: { 'page/content': ru } })
}
const headOf = async (path: string, shown: ContentPage) => {
  const { scope } = await open(path, shown)
  const context = { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' } as const
  const address = { pathname: path.split('?')[0] ?? path, search: '', params: {} }
  return page.head({ scope, t: (key) => key, context, origin: 'https://shop.ru', address })
}

test('every titled section has an anchor linked from the table of contents [routes.rules-have-contents]', async () => {
  await open('/about', aPage())
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('О нас')
  const links = within(screen.getAllByRole('navigation', { name: 'Содержание' })[0] as HTMLElement).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toStrictEqual(['#choose', '#price', '#where'])
  expect(document.querySelector('#price')).toHaveAccessibleName('О цене')
})

test('a page of two sections has no table of contents', async () => {
  await open(
    '/about',
    aPage({ blocks: [text('a', 'А'), text('b', 'Б'), { kind: 'quote', id: 'c', title: '', text: 'Тихо.', source: '' }] }),
  )
  expect(screen.queryByRole('navigation', { name: 'Содержание' })).not.toBeInTheDocument()
})

const versions = [
  { version: 2, date: '2026-11-01' },
  { version: 1, date: '2026-03-08' },
]

test('a legal page shows its effective date and links to earlier versions [routes.legal-pages]', async () => {
  await open('/oferta', aPage({ path: 'oferta', version: 2, versions }))
  expect(screen.getByText('Действует с 1 ноября 2026')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Редакция 1 от 8.марта 2026$/, hidden: true })).toHaveAttribute('href', '/oferta?version=1')
})

test('an earlier version says it has been replaced and is noindex', async () => {
  const head = await headOf('/oferta?version=1', aPage({ path: 'oferta', version: 1, date: '2026-03-08', versions }))
  expect(screen.getByText(/прежняя редакция, она действовала с 8 марта 2026/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'К действующей редакции' })).toHaveAttribute('href', '/oferta')
  expect([head.noindex, head.canonical]).toStrictEqual([true, '/oferta'])
})

test('a non-legal page has no date', async () => {
  await open('/about', aPage())
  expect(screen.queryByText(/Действует с/)).not.toBeInTheDocument()
})

const { image_type: _, ...picture } = aPhoto()
const blocks: [name: string, block: ContentBlock, seen: () => void][] = [
  ['text', text('a', 'А', '<p>Тихо</p>'), () => expect(screen.getByText('Тихо')).toBeVisible()],
  [
    'steps',
    { kind: 'steps', id: 'a', title: 'А', steps: [{ title: 'Откройте заказ', html: '<p>В профиле</p>' }] },
    () => expect(screen.getByRole('heading', { level: 3, name: 'Откройте заказ' }).closest('ol > li')).toBeVisible(),
  ],
  [
    'questions',
    { kind: 'questions', id: 'a', title: 'А', questions: [{ question: 'Когда?', html: '<p>Завтра</p>' }] },
    () => expect(screen.getByText('Когда?').closest('details')).not.toHaveAttribute('open'),
  ],
  [
    'services',
    {
      kind: 'services',
      id: 'a',
      title: 'А',
      services: [
        { key: 'ear', name: 'Мочка', html: '<p>Игла</p>', minutes: 20, price: 250_000, currency: 'RUB' },
        { key: 'look', name: 'Осмотр', html: '<p>Через месяц</p>', minutes: null, price: null, currency: 'RUB' },
      ],
    },
    () => {
      expect(screen.getByText('20 минут')).toBeVisible()
      expect(screen.getByText(/^2.500.₽$/)).toBeVisible()
      expect(screen.getByText('Бесплатно')).toBeVisible()
    },
  ],
  [
    'gallery',
    { kind: 'gallery', id: 'a', title: 'А', pictures: [{ picture, title: 'Кольцо', url: '/catalog/rings/ring' }] },
    () => expect(screen.getByRole('link', { name: 'Кольцо' })).toHaveAttribute('href', '/catalog/rings/ring'),
  ],
  [
    'picture',
    { kind: 'picture', id: 'a', title: '', picture, caption: 'Утро' },
    () => expect(screen.getByRole('figure')).toHaveTextContent('Утро'),
  ],
  [
    'table',
    { kind: 'table', id: 'a', title: 'Сроки', columns: ['Как', 'Когда'], rows: [['Курьер', 'завтра']], note: 'По будням' },
    () => {
      expect(screen.getByRole('rowheader', { name: 'Курьер' })).toBeVisible()
      expect(screen.getByRole('group', { name: 'Таблица: Сроки' })).toHaveAttribute('tabindex', '0')
    },
  ],
  [
    'quote',
    { kind: 'quote', id: 'a', title: '', text: 'Металл помнит руку.', source: 'Мастерская' },
    () => expect(screen.getByRole('blockquote')).toHaveTextContent('Металл помнит руку.'),
  ],
  [
    'action',
    { kind: 'action', id: 'a', title: 'А', html: '<p>Дальше</p>', label: 'В каталог', url: '/catalog' },
    () => expect(screen.getByRole('link', { name: 'В каталог' })).toHaveAttribute('href', '/catalog'),
  ],
  [
    'streams',
    {
      kind: 'streams',
      id: 'a',
      title: 'А',
      streams: [
        {
          key: 'rings',
          title: 'Кольца',
          html: '<p>Размер</p>',
          startsAt: null,
          minutes: 55,
          picture,
          clip: { mp4: '/pictures/video/a.mp4', webm: '/pictures/video/a.webm', seconds: 4 },
          products: [],
        },
      ],
    },
    () => {
      // A clip of four seconds is not the stream of 55 minutes.
      expect(screen.getByText('Мгновение эфира')).toBeVisible()
      expect(screen.queryByText('55 минут')).toBeNull()
      expect(screen.getByLabelText('Кольца')).toHaveAttribute('preload', 'none')
    },
  ],
]

test.each(blocks)('renders a block of kind %s', async (_, block, seen) => {
  await open('/about', aPage({ blocks: [block] }))
  seen()
})

test('pieces, shops and forms mount the widgets of their owners', async () => {
  const mounted: WidgetProps[] = []
  const host = (props: WidgetProps) => {
    mounted.push(props)
    return null
  }
  const all: ContentBlock[] = [
    { kind: 'products', id: 'a', title: 'С чего начать', products: cards(2) },
    { kind: 'shops', id: 'b', title: 'Где', service: 'piercing' },
    { kind: 'form', id: 'c', title: 'Запись', html: '', widget: 'booking', props: { service: 'piercing' } },
  ]
  await renderWith(
    <WidgetHost value={host}>
      {all.map((block) => (
        <Block key={block.id} block={block} />
      ))}
    </WidgetHost>,
    { texts: { 'page/content': ru } },
  )
  expect(mounted).toMatchObject([
    { owner: 'mfe-catalog', widget: 'product-row', props: { title: 'С чего начать' } },
    { owner: 'mfe-landings', widget: 'shop-list', props: { service: 'piercing' } },
    { owner: 'mfe-landings', widget: 'booking', props: { service: 'piercing' } },
  ])
})

test('questions and steps are in the structured data', async () => {
  const head = await headOf(
    '/vozvrat',
    aPage({
      path: 'vozvrat',
      blocks: [
        {
          kind: 'steps',
          id: 'how',
          title: 'Как вернуть',
          steps: [{ title: 'Откройте заказ', html: '<p>В <a href="/profile">профиле</a></p>' }],
        },
        { kind: 'questions', id: 'faq', title: 'Вопросы', questions: [{ question: 'Когда?', html: '<p>Завтра</p>' }] },
      ],
    }),
  )
  expect(head.jsonLd?.slice(1)).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ name: 'Когда?', acceptedAnswer: { text: '<p>Завтра</p>' } }] },
    { '@type': 'HowTo', name: 'Как вернуть', step: [{ name: 'Откройте заказ', text: 'В профиле' }] },
  ])
})

test('returning to a page sends no request, another version of it does', async () => {
  const offer = aPage({ path: 'oferta', version: 2, versions })
  const wire = fakeWire({
    'POST /_content/oferta': { page: offer },
    'POST /_content/oferta?version=1': { page: { ...offer, version: 1 } },
  })
  const { scope } = await renderPage(page, '/oferta', { wire, texts: { 'page/content': ru } })
  const visit = (search: string) => act(() => allSettled(opened, { scope, params: page.url({ pathname: '/oferta', search, params: {} }) }))
  const asked = () => wire.sent.map(({ path }) => path)
  await visit('')
  expect(asked()).toStrictEqual(['/_content/oferta'])
  await visit('?version=1')
  expect(asked()).toStrictEqual(['/_content/oferta', '/_content/oferta?version=1'])
})

test('an unknown version returns 404', async () => {
  const wire = fakeWire({
    'POST /_content/oferta?version=7': () => {
      throw refuse(404, 'NOT_FOUND')
    },
  })
  const { scope } = await renderPage(page, '/oferta?version=7', { wire, texts: { 'page/content': ru } })
  expect(scope.getState($pageFailure)).toStrictEqual({ status: 404 })
})
