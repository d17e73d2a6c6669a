import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { allSettled, fork, scopeBind, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { $context, $popup, $somePopupIsOpen, popupClosed, popupOffered } from '@shop/session'
import { POPUP_PAUSE_MS } from '@shop/contracts/core/limits'
import { shopContext } from '@shop/contracts/shop/storefront'
import { given } from '@shop/testing/given'
import { Link } from '@shop/routing'
import { Navigation } from '../navigation/navigation.tsx'
import { popupAddress, PopupBehavior } from './popup-manners.ts'
import type { DeclaredPopup } from '../../remotes/release.ts'
import { Remotes, RemotesContext } from '../../remotes/remotes.ts'
import { navigationStarted } from '../opening/progress.ts'

const DECLARED: Record<string, DeclaredPopup> = {
  'mfe-landings/subscription': { shared: { place: 'popup' } },
  'mfe-cart-checkout/bag-drawer': { kind: 'drawer' },
  'mfe-catalog/product-info': { shared: {}, carries: ['piece'] },
  'shell/instalments': { shared: {}, page: '/dolyame' },
}

async function open(address: string, state: unknown = null, host = 'shop.ru.localhost', isOfLoad = true): Promise<Scope> {
  history.replaceState(state, '', address)
  window.scrollTo = jest.fn() as never
  const scope = fork({ values: [given($context, shopContext({ host, cookies: {} }))] })
  const remotes = new Remotes(() => new Promise(() => {}))
  remotes.popupOwners = ['shell', 'mfe-cart-checkout', 'mfe-catalog', 'mfe-landings']
  remotes.popupFrame = (owner, widget) => DECLARED[`${owner}/${widget}`]
  await act(async () => {
    render(
      <RemotesContext value={remotes}>
        <Provider value={scope}>
          <Navigation storefront="ru" onVisit={() => true}>
            <Link to="/contacts?popup=subscription">Новости</Link>
            <header>
              <button type="button" aria-expanded={false}>
                Украшения
              </button>
            </header>
            <PopupBehavior isOfLoad={isOfLoad} />
          </Navigation>
        </Provider>
      </RemotesContext>,
    )
  })
  return scope
}

test('a URL opens its popup over the page', async () => {
  const scope = await open('/catalog?metal=yellow&popup=subscription')
  expect(scope.getState($popup)).toStrictEqual({ owner: 'mfe-landings', widget: 'subscription', props: { place: 'popup' } })
  expect(location.pathname + location.search).toBe('/catalog?metal=yellow')
})

test('a link to such a URL opens it over its page, as often as it is followed', async () => {
  const scope = await open('/catalog')
  for (const _ of [1, 2]) {
    fireEvent.click(screen.getByRole('link', { name: 'Новости' }))
    await waitFor(() => expect(scope.getState($popup)?.widget).toBe('subscription'))
    expect(location.pathname + location.search).toBe('/contacts')
    await allSettled(popupClosed, { scope })
  }
})

test('a popup URL carries the popup’s parameters', async () => {
  const props = { piece: '/catalog/rings/aurora' }
  const scope = await open('/catalog?metal=yellow&popup=product-info&popup-piece=%2Fcatalog%2Frings%2Faurora')
  expect(scope.getState($popup)).toStrictEqual({ owner: 'mfe-catalog', widget: 'product-info', props })
  expect(location.search).toBe('?metal=yellow')
  const address = new URL(popupAddress('product-info', DECLARED['mfe-catalog/product-info'], { ...props, from: 'card' }))
  expect(Object.fromEntries(address.searchParams)).toStrictEqual({ metal: 'yellow', popup: 'product-info', 'popup-piece': props.piece })
})

test('the URL of another popup drops the previous one’s parameters', async () => {
  await open('/catalog')
  history.replaceState(null, '', '/catalog?popup=product-info&popup-piece=x')
  expect(new URL(popupAddress('subscription')).search).toBe('?popup=subscription')
})

test('after a reload the popup URL keeps its history entry', async () => {
  await open('/catalog?popup=subscription', { popup: 'of the last document' })
  expect(location.search).toBe('?popup=subscription')
})

describe('the history entry of a closed popup without a URL', () => {
  const CLOSED = { popup: 'closed', position: 1 }
  const go = jest.spyOn(history, 'go').mockReturnValue()
  afterEach(() => {
    // The swallowed event of the traversal that is not made here.
    dispatchEvent(new PopStateEvent('popstate'))
    go.mockClear()
  })
  afterAll(() => go.mockRestore())

  const traverse = (state: object) => {
    history.replaceState(state, '')
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }
  const returnFromOtherSite = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

  test('is left with Back after a reload', async () => {
    await open('/catalog', { popup: 'of the last document' })
    expect(go.mock.calls).toStrictEqual([[-1]])
    go.mockClear()
    await open('/catalog')
    expect(go).not.toHaveBeenCalled()
  })

  test('is passed over by Forward to the site that follows it, and by Back from there', async () => {
    await open('/catalog')
    jest.spyOn(history, 'length', 'get').mockReturnValue(2)
    traverse(CLOSED)
    expect(go.mock.calls).toStrictEqual([[1]])
    returnFromOtherSite()
    expect(go.mock.calls).toStrictEqual([[1], [-1]])
  })

  test('is passed over by Forward that was pressed before the code was there', async () => {
    jest.spyOn(history, 'length', 'get').mockReturnValue(2)
    await open('/catalog', CLOSED, undefined, false)
    expect(go.mock.calls).toStrictEqual([[1]])
  })

  test('is left with Back if nothing follows it, or an anchor of the same page that one comes back from', async () => {
    await open('/catalog')
    const length = jest.spyOn(history, 'length', 'get').mockReturnValue(1)
    traverse(CLOSED)
    expect(go.mock.calls).toStrictEqual([[-1]])
    dispatchEvent(new PopStateEvent('popstate'))
    length.mockReturnValue(2)
    traverse(CLOSED)
    dispatchEvent(new PopStateEvent('popstate'))
    traverse(CLOSED)
    expect(go.mock.calls).toStrictEqual([[-1], [1], [-1]])
  })
})

test.each(['bag-drawer', 'product-info', 'product-info&popup-piece=', 'no-such-popup', 'constructor', ''])(
  '%p has no popup URL: nothing opens',
  async (widget) => {
    const scope = await open(`/catalog?popup=${widget}`)
    expect(scope.getState($popup)).toBeNull()
  },
)

test.each([
  ['shop.ru.localhost', 'instalments'],
  ['shop.com.localhost', undefined],
])('on %s a popup of a Russia-only page is %p', async (host, expected) => {
  const scope = await open('/catalog?popup=instalments', null, host)
  expect(scope.getState($popup)?.widget).toBe(expected)
})

test('scroll locks and open header menus count as layers over the page', async () => {
  const scope = await open('/catalog')
  const root = document.documentElement
  const section = document.querySelector('header button') as HTMLElement
  const isOpen = (expected: boolean) => waitFor(() => expect(scope.getState($somePopupIsOpen)).toBe(expected))
  await isOpen(false)
  root.dataset['held'] = '1'
  await isOpen(true)
  delete root.dataset['held']
  await isOpen(false)
  section.setAttribute('aria-expanded', 'true')
  await isOpen(true)
  section.setAttribute('aria-expanded', 'false')
  await isOpen(false)
  section.dataset['over'] = ''
  await isOpen(true)
})

describe('an unsolicited popup', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const comes = async (scope: Scope) => {
    await act(async () => {
      scopeBind(popupOffered, { scope })({ owner: 'mfe-landings', widget: 'winter-sale' })
      await jest.advanceTimersByTimeAsync(POPUP_PAUSE_MS)
    })
    return scope.getState($popup) !== null
  }

  test.each([
    ['/', true],
    ['/catalog', true],
    ['/catalog/rings/aurora-yellow', true],
    ['/profile', true],
    ['/cart', false],
    ['/cart?step=checkout', false],
    ['/payment', false],
    ['/order-success', false],
    ['/lpsale', false],
    ['/no-such-page', false],
  ])('on %s opens: %s', async (address, expected) => {
    expect(await comes(await open(address))).toBe(expected)
  })

  test('does not open during a navigation', async () => {
    const scope = await open('/catalog')
    await act(async () => {
      scopeBind(navigationStarted, { scope })()
    })
    expect(await comes(scope)).toBe(false)
  })
})
