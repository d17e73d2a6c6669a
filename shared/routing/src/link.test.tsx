import { fireEvent, render, screen } from '@testing-library/react'
import { Link, type LinkProps } from './link.tsx'
import { Router } from './router.tsx'

const navigator = { push: jest.fn(), replace: jest.fn() }

function show(props: LinkProps) {
  history.replaceState(null, '', '/catalog/rings?page=2')
  render(
    <Router location={{ pathname: '/catalog/rings', search: '?page=2', hash: '' }} navigator={navigator}>
      <Link {...props}>go</Link>
    </Router>,
  )
  return screen.getByRole('link')
}

beforeEach(() => jest.clearAllMocks())

test.each([
  ['/bag', '/bag'],
  ['?page=3', '/catalog/rings?page=3'],
  ['#facts', '/catalog/rings#facts'],
  [{ pathname: '/catalog', search: '?metal=yellow' }, '/catalog?metal=yellow'],
])('a link to %j has a full href', (to, href) => {
  expect(show({ to })).toHaveAttribute('href', href)
})

test('a click navigates without a new document', () => {
  const isDefault = fireEvent.click(show({ to: '/cart', state: { from: 'header' } }))
  expect(isDefault).toBe(false)
  expect(navigator.push).toHaveBeenCalledWith('/cart', { from: 'header' }, { preventScrollReset: false })
})

test('a click with a modifier key or for another window is left to the browser', () => {
  const link = show({ to: '/cart' })
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  expect(fireEvent.click(link, { button: 1 })).toBe(true)
  expect(navigator.push).not.toHaveBeenCalled()
})

test('a link to the current URL adds no history entry', () => {
  fireEvent.click(show({ to: '/catalog/rings?page=2' }))
  expect(navigator.replace).toHaveBeenCalledTimes(1)
  expect(navigator.push).not.toHaveBeenCalled()
})

test('a prevented click does not navigate', () => {
  fireEvent.click(show({ to: '/cart', onClick: (event) => event.preventDefault() }))
  expect(navigator.push).not.toHaveBeenCalled()
})
