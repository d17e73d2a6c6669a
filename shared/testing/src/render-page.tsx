import { useEffect, type ReactElement } from 'react'
import { allSettled, fork, type Scope } from 'effector'
import { Provider, useUnit } from 'effector-react'
import { act, render } from '@testing-library/react'
import { brandWords } from '@shop/contracts/shop/brand-face'
import type { Locale } from '@shop/contracts/shop/storefront'
import { TextsContext, addTexts, createTextsHost } from '@shop/i18n'
import { errorsEn } from '@shop/i18n/errors/en'
import { errorsRu } from '@shop/i18n/errors/ru'
import { match, useLocation, type Address, type PageModule } from '@shop/routing'
import { $brand } from '@shop/session'
import { FavoritesForm } from '@shop/ui'
import { texts as sessionEn } from '@shop/session/texts/en'
import { texts as sessionRu } from '@shop/session/texts/ru'
import { texts as kitEn } from '@shop/ui/texts/en'
import { texts as kitRu } from '@shop/ui/texts/ru'
import type { FakeWire } from './fake-wire.ts'
import { testBrand, testFace } from './samples/brand.ts'
import { given, type Given } from './given.ts'
import { createHistory, MemoryRouter, type MemoryHistory } from './memory-router.tsx'

type Texts = Readonly<Record<string, string>>

export interface Surroundings {
  wire?: FakeWire
  locale?: Locale
  /** By namespace: `{ 'page/listing': ru }`; names with a slash belong to the remote. The kit's texts are included. */
  texts?: Record<string, Texts>
  /** Initial store values. */
  values?: readonly Given[]
  scope?: Scope
}

export interface Rendered {
  scope: Scope
  /** Current path and query. */
  address: () => string
  /** The browser's Back. */
  back: () => Promise<void>
}

export const scopeOf = ({ wire, values = [], scope }: Surroundings): Scope =>
  scope ?? fork({ handlers: wire?.handlers ?? [], values: [given($brand, testFace), ...values] })

const addressOf = (path: string): Address => {
  const url = new URL(path, 'http://shop.test')
  const found = match(url.pathname, url.search)
  if (!found) throw new Error(`The shop has no page ${path}`)
  return found.address
}

/** Renders a page like the shell: opens it, then renders under the router; every navigation opens it again. */
export async function renderPage<Url>(page: PageModule<Url>, path: string, surroundings: Surroundings = {}): Promise<Rendered> {
  const scope = scopeOf(surroundings)
  let current = path
  const history = createHistory(path)
  function Visits() {
    const { pathname, search } = useLocation()
    const opened = useUnit(page.opened)
    useEffect(() => {
      if (pathname + search === current) return
      current = pathname + search
      opened(page.url(addressOf(current)))
    }, [opened, pathname, search])
    return <page.Page />
  }
  await allSettled(page.opened as PageModule<unknown>['opened'], { scope, params: page.url(addressOf(path)) })
  await show(<Visits />, { ...surroundings, scope }, history)
  return { scope, address: () => current, back: () => act(async () => history.back()) }
}

/** Renders a widget or part of a page in the same surroundings, at a path or in a history of the test. */
export const renderWith = (view: ReactElement, surroundings: Surroundings = {}, at: string | MemoryHistory = '/'): Promise<Scope> =>
  show(view, surroundings, typeof at === 'string' ? createHistory(at) : at)

async function show(view: ReactElement, surroundings: Surroundings, history: MemoryHistory): Promise<Scope> {
  const { locale = 'ru', texts = {} } = surroundings
  const scope = scopeOf(surroundings)
  const host = createTextsHost(locale, brandWords(testBrand, locale))
  addTexts(host, 'ui', locale === 'ru' ? kitRu : kitEn)
  addTexts(host, 'session', locale === 'ru' ? sessionRu : sessionEn)
  addTexts(host, 'errors', locale === 'ru' ? errorsRu : errorsEn)
  for (const [place, words] of Object.entries(texts)) addTexts(host, place.includes('/') ? `${__REMOTE__}/${place}` : place, words)
  await act(async () => {
    render(
      <Provider value={scope}>
        <TextsContext value={host}>
          <MemoryRouter history={history}>
            {view}
            <FavoritesForm />
          </MemoryRouter>
        </TextsContext>
      </Provider>,
    )
  })
  return scope
}
