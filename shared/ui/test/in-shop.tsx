import type { ReactNode } from 'react'
import { fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import type { Locale } from '@shop/contracts/shop/storefront'
import { TextsContext, addTexts, createTextsHost } from '@shop/i18n'
import { Router, type To } from '@shop/routing'
import { render } from '@testing-library/react'
import { texts as en } from '../texts/en.ts'
import { texts as ru } from '../texts/ru.ts'

const HERE = { pathname: '/', search: '', hash: '' }
const nowhere = () => {}

export interface RenderedPart {
  container: HTMLElement
  scope: Scope
  /** The same place with another view. */
  again: (next: ReactNode) => void
}

/** A part of the kit with the words, the router and the stores that a page gives it. */
export function renderInShop(
  view: ReactNode,
  { locale = 'ru', scope = fork(), push = nowhere }: { locale?: Locale; scope?: Scope; push?: (to: To) => void } = {},
): RenderedPart {
  const host = createTextsHost(locale)
  addTexts(host, 'ui', locale === 'ru' ? ru : en)
  const navigator = { push, replace: nowhere }
  const around = (children: ReactNode) => (
    <Provider value={scope}>
      <TextsContext value={host}>
        <Router location={HERE} navigator={navigator}>
          {children}
        </Router>
      </TextsContext>
    </Provider>
  )
  const shown = render(around(view))
  return { container: shown.container, scope, again: (next: ReactNode) => shown.rerender(around(next)) }
}
