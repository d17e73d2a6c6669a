import { createStore, fork } from 'effector'
import { addTexts, createTextsHost } from '@shop/i18n'
import { match, type HeadTools } from '@shop/routing'
import { pageHead } from './page-head.ts'

const page = {
  Page: () => null,
  url: () => undefined as never,
  opened: null as never,
  head: ({ t }: HeadTools) => ({ title: t('title'), description: 'About jobs', jsonLd: [{ '@type': 'BreadcrumbList' }] }),
}
const $vacancy = createStore<string | null>('Ювелир', { sid: 'vacancy' })
const widget = {
  Widget: (): null => null,
  head: ({ scope, t }: HeadTools) => {
    const title = scope.getState($vacancy)
    return title ? { title: t('vacancy', { title }), canonical: '/career?vacancy=jeweler', jsonLd: [{ '@type': 'JobPosting' }] } : {}
  },
}

const headOf = (module: unknown, vacancy: string | null = 'Ювелир') => {
  const texts = createTextsHost('ru')
  addTexts(texts, 'mfe-landings@1/page/content', { title: 'Работа у нас' })
  addTexts(texts, 'mfe-landings@1/widget/career', { vacancy: 'Вакансия: {{title}}' })
  const { head } = pageHead({
    found: match('/career', '?vacancy=jeweler'),
    page,
    version: '1',
    remotes: { get: () => module },
    runOf: () => '1#2',
    scope: fork({ values: [[$vacancy, vacancy]] }),
    texts,
    context: { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' },
    origin: 'https://shop.ru',
  })
  return head
}

test('a widget of the page’s route extends the head with its own texts', () => {
  expect(headOf(widget)).toStrictEqual({
    title: 'Вакансия: Ювелир',
    canonical: '/career?vacancy=jeweler',
    description: 'About jobs',
    jsonLd: [{ '@type': 'BreadcrumbList' }, { '@type': 'JobPosting' }],
  })
})

test.each([
  ['that has nothing to say', widget, null],
  ['without a head', { Widget: (): null => null }, 'Ювелир'],
  ['whose code is not there', Promise.resolve(widget), 'Ювелир'],
])('a widget %s leaves the head unchanged', (_, module, vacancy) => {
  expect(headOf(module, vacancy)).toStrictEqual({
    title: 'Работа у нас',
    description: 'About jobs',
    jsonLd: [{ '@type': 'BreadcrumbList' }],
  })
})
