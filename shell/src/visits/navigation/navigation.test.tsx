import { act, fireEvent, render, screen } from '@testing-library/react'
import { Link, useLocation } from '@shop/routing'
import { Navigation } from './navigation.tsx'
import { nextTask } from '@shop/testing/eventually'

const visited: string[] = []
const onVisit = ({ pathname, search }: URL) => visited.push(pathname + search) > 0

function Here() {
  const { pathname, search } = useLocation()
  return (
    <main>
      <h1>{pathname + search}</h1>
      <Link to="/catalog/rings">Rings</Link>
      <Link to="?metal=yellow" replace>
        Yellow
      </Link>
      <Link to="/payment" replace>
        Payment
      </Link>
      <Link to="/delivery">Delivery</Link>
      <Link to="/dostavka-i-oplata">Dostavka</Link>
    </main>
  )
}

async function open(address: string) {
  visited.length = 0
  history.replaceState(null, '', address)
  window.scrollTo = jest.fn() as never
  await act(async () => {
    render(
      <Navigation storefront="ru" onVisit={onVisit}>
        <Here />
      </Navigation>,
    )
  })
}
const heading = () => screen.getByRole('heading').textContent

test('a link opens its page, and the heading takes focus for screen readers', async () => {
  await open('/catalog')
  act(() => void fireEvent.click(screen.getByRole('link', { name: 'Rings' })))
  expect(visited).toStrictEqual(['/catalog/rings'])
  expect(heading()).toBe('/catalog/rings')
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

test('a filter replaces the URL and keeps scroll position and focus', async () => {
  await open('/catalog')
  const before = history.length
  act(() => void fireEvent.click(screen.getByRole('link', { name: 'Yellow' })))
  expect(heading()).toBe('/catalog?metal=yellow')
  expect(history.length).toBe(before)
  expect(window.scrollTo).not.toHaveBeenCalled()
})

afterEach(() => jest.restoreAllMocks())

const back = () =>
  act(async () => {
    history.back()
    await new Promise((done) => addEventListener('popstate', done, { once: true }))
    await nextTask()
  })

test('after Back the focus is on the link that was followed [screen.focus-follows]', async () => {
  await open('/catalog')
  act(() => void fireEvent.click(screen.getByRole('link', { name: 'Rings' })))
  expect(screen.getByRole('heading')).toHaveFocus()
  await back()
  expect(heading()).toBe('/catalog')
  expect(screen.getByRole('link', { name: 'Rings' })).toHaveFocus()
})

test('a step of the same page that removes the pressed button is entered at its heading [screen.focus-follows]', async () => {
  function Bag() {
    const { search } = useLocation()
    return (
      <main>
        <h1>{search ? 'Checkout' : 'Bag'}</h1>
        {!search && <Link to="/cart?step=checkout">Go</Link>}
      </main>
    )
  }
  history.replaceState(null, '', '/cart')
  window.scrollTo = jest.fn() as never
  await act(async () => {
    render(
      <Navigation storefront="ru" onVisit={onVisit}>
        <Bag />
      </Navigation>,
    )
  })
  screen.getByRole('link', { name: 'Go' }).focus()
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Go' })))
  expect(screen.getByRole('heading', { name: 'Checkout' })).toHaveFocus()
})

test('a page that replaces another opens at the top', async () => {
  await open('/cart?step=checkout')
  act(() => void fireEvent.click(screen.getByRole('link', { name: 'Payment' })))
  expect(heading()).toBe('/payment')
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

test.each([
  ['a list opens where the shopper was', '/catalog', 700, 'link', 'Rings'],
  ['the bag, which may have changed since, opens at its heading', '/cart', 0, 'heading', '/cart'],
])('after Back %s', async (_, path, top, role, name) => {
  await open(path)
  jest.replaceProperty(window, 'scrollY', 700)
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  act(() => void fireEvent.click(screen.getByRole('link', { name: 'Rings' })))
  await back()
  expect(heading()).toBe(path)
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top, behavior: 'instant' })
  expect(screen.getByRole(role, { name })).toHaveFocus()
})

test('Back opens the previous page', async () => {
  await open('/catalog')
  act(() => void fireEvent.click(screen.getByRole('link', { name: 'Rings' })))
  await back()
  expect(visited).toStrictEqual(['/catalog/rings', '/catalog'])
  expect(heading()).toBe('/catalog')
})

test('a page missing on this storefront shows its 404, as on the server [guard.comes-first]', async () => {
  await open('/catalog')
  act(() => void fireEvent.click(screen.getByRole('link', { name: 'Delivery' })))
  expect(visited).toStrictEqual(['/404'])
  act(() => void fireEvent.click(screen.getByRole('link', { name: 'Dostavka' })))
  expect(visited).toStrictEqual(['/404', '/dostavka-i-oplata'])
})

test('a popup’s history entry and a hash change open no page', async () => {
  await open('/catalog')
  history.pushState({ popup: 1 }, '')
  await back()
  expect(visited).toStrictEqual([])
})

test('advertising parameters are hidden from the pages’ address [routes.advertising-marks-invisible]', async () => {
  await open('/catalog?utm_source=mail&metal=white')
  expect(heading()).toBe('/catalog?metal=white')
})

test('a link in a popup replaces the popup’s history entry', async () => {
  await open('/catalog')
  history.pushState({ ...(history.state as object | null), popup: 'bag' }, '')
  const before = history.length
  act(() => void fireEvent.click(screen.getByRole('link', { name: 'Rings' })))
  expect([history.length, heading()]).toStrictEqual([before, '/catalog/rings'])
  await back()
  expect(heading()).toBe('/catalog')
})

test('a popup’s URL opens no page', async () => {
  await open('/catalog?metal=yellow')
  history.pushState(null, '', '/catalog?metal=yellow&popup=subscription')
  await back()
  expect([visited, heading()]).toStrictEqual([[], '/catalog?metal=yellow'])
  history.pushState(null, '', '/catalog?metal=yellow&popup=subscription')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  expect([visited, heading()]).toStrictEqual([[], '/catalog?metal=yellow'])
})
