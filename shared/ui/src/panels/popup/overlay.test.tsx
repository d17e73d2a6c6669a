import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderInShop } from '../../../test/in-shop.tsx'
import { Overlay, type OverlayKind } from './index.ts'
import { OverlayTitle } from './overlay-parts.tsx'

function Page({ onClose, kind = 'dialog' }: { onClose: (() => void) | null; kind?: OverlayKind }) {
  return (
    <>
      <main>
        <button type="button">Открыть</button>
      </main>
      {onClose && (
        <Overlay label="Корзина" kind={kind} onClose={onClose}>
          <p>Внутри</p>
        </Overlay>
      )}
      <div data-above-popups="" data-testid="toasts" />
    </>
  )
}

const wide = (width: number) => Object.defineProperty(window, 'innerWidth', { value: width, configurable: true })
beforeEach(() => wide(1440))

test('the page behind an open popup is inert, toasts are not', () => {
  const { again } = renderInShop(<Page onClose={() => {}} />)
  expect(screen.getByText('Открыть').closest('main')).toHaveAttribute('inert')
  expect(screen.getByTestId('toasts')).not.toHaveAttribute('inert')
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' })
  again(<Page onClose={null} />)
  expect(screen.getByText('Открыть').closest('main')).not.toHaveAttribute('inert')
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
})

test('focus moves to the close button and returns to the trigger', () => {
  const { again } = renderInShop(<Page onClose={null} />)
  screen.getByText('Открыть').focus()
  again(<Page onClose={() => {}} />)
  expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus()
  again(<Page onClose={null} />)
  expect(screen.getByText('Открыть')).toHaveFocus()
})

test('a double click that closes it presses nothing that lay below it [popups.second-click]', () => {
  const pressed = jest.fn()
  const { again } = renderInShop(<Page onClose={() => {}} />)
  const below = screen.getByText('Открыть')
  below.addEventListener('click', pressed)
  for (const _ of ['closed by a double click', 'and once more']) {
    again(<Page onClose={null} />)
    fireEvent.click(below, { detail: 2 })
    expect(pressed).not.toHaveBeenCalled()
    again(<Page onClose={() => {}} />)
  }
  again(<Page onClose={null} />)
  fireEvent.click(below, { detail: 1 })
  fireEvent.click(below, { detail: 2 })
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('Esc, the backdrop and the button close it [popups.swipe-and-button]', () => {
  const onClose = jest.fn()
  renderInShop(<Page onClose={onClose} />)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByLabelText('Закрыть'))
  expect(onClose).toHaveBeenCalledTimes(2)
  const scrim = screen.getByRole('dialog').previousElementSibling
  if (scrim) fireEvent.click(scrim)
  expect(onClose).toHaveBeenCalledTimes(3)
})

test.each([
  [6, 1],
  [5, 0],
  [-40, 0],
])('a swipe of %d px down on the handle closes it %d times [limits.swipe-threshold]', (distance, times) => {
  const onClose = jest.fn()
  renderInShop(<Page onClose={onClose} />)
  const handle = screen.getByTestId('popup-handle')
  // jsdom's own pointer events carry no place.
  fireEvent(handle, new MouseEvent('pointerdown', { clientY: 100, bubbles: true }))
  fireEvent(handle, new MouseEvent('pointerup', { clientY: 100 + distance, bubbles: true }))
  expect(onClose).toHaveBeenCalledTimes(times)
})

test.each([390, 820, 1440])('at %d px Back closes the popup without notifying the router', async (width) => {
  wide(width)
  const onClose = jest.fn()
  const router = jest.fn()
  addEventListener('popstate', router)
  renderInShop(<Page onClose={onClose} />)
  history.back()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(router).not.toHaveBeenCalled()
  removeEventListener('popstate', router)
})

test('closing it otherwise leaves no history entry', async () => {
  wide(390)
  const before = history.state as unknown
  const { again } = renderInShop(<Page onClose={() => {}} />)
  expect(history.state).not.toStrictEqual(before)
  again(<Page onClose={null} />)
  await waitFor(() => expect(history.state).toStrictEqual(before))
})

test('it is named by its own heading', () => {
  renderInShop(
    <Overlay label="Окно" kind="drawer" onClose={() => {}}>
      <OverlayTitle>В корзине 2 украшения</OverlayTitle>
    </Overlay>,
  )
  expect(screen.getByRole('dialog', { name: 'В корзине 2 украшения' })).toHaveAttribute('aria-modal', 'true')
})

/** jsdom changes the history in later tasks. */
const settled = () =>
  act(async () => {
    // oxlint-disable-next-line no-restricted-globals -- Two tasks, no time.
    for (let task = 0; task < 2; task += 1) await new Promise((done) => setTimeout(done))
  })

test('a popup with an address shows it in the URL while open', async () => {
  history.replaceState(null, '', '/catalog')
  const popup = (
    <Overlay label="Письма" kind="dialog" address="/catalog?popup=subscription" onClose={() => {}}>
      <p>Внутри</p>
    </Overlay>
  )
  const { again } = renderInShop(popup)
  expect(location.search).toBe('?popup=subscription')
  again(<p>Каталог</p>)
  await waitFor(() => expect(location.search).toBe(''))
})

test('a popup that replaces another one reuses its history entry', async () => {
  const before = history.state as unknown
  const popup = (name: string) => (
    <Overlay key={name} label={name} kind="dialog" onClose={() => {}}>
      <p>{name}</p>
    </Overlay>
  )
  const { again } = renderInShop(popup('Размер'))
  const entries = history.length
  again(popup('Корзина'))
  await settled()
  expect(history.length).toBe(entries)
  again(<p>Каталог</p>)
  await waitFor(() => expect(history.state).toStrictEqual(before))
})

test('navigating from a popup keeps the new page: history does not go back', async () => {
  const { again } = renderInShop(<Page onClose={() => {}} />)
  const router = jest.fn()
  addEventListener('popstate', router)
  again(<Page onClose={null} />)
  history.replaceState({ key: 'next' }, '', '/next')
  await settled()
  expect([location.pathname, router.mock.calls]).toStrictEqual(['/next', []])
  removeEventListener('popstate', router)
})

test('focus returns even when a field of the popup autofocuses on mount', () => {
  const page = (popup: boolean) => (
    <>
      <button type="button">Войти</button>
      {popup && (
        <Overlay label="Вход" kind="dialog" onClose={() => {}}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what a form of sign-in does */}
          <input aria-label="Телефон" autoFocus />
        </Overlay>
      )}
    </>
  )
  const { again } = renderInShop(page(false))
  screen.getByText('Войти').focus()
  again(page(true))
  expect(screen.getByLabelText('Телефон')).toHaveFocus()
  again(page(false))
  expect(screen.getByText('Войти')).toHaveFocus()
})

test('a keyboard that covers the page leaves the popup above it [popups.main-action-in-view]', () => {
  const view = Object.assign(new EventTarget(), { height: 700, offsetTop: 0, scale: 1 })
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true })
  Object.defineProperty(window, 'innerHeight', { value: 700, configurable: true })
  renderInShop(<Page onClose={() => {}} />)
  const covered = () => screen.getByRole('dialog').parentElement?.style.getPropertyValue('--keyboard')
  view.height = 400
  view.dispatchEvent(new Event('resize'))
  expect(covered()).toBe('300px')
  view.scale = 2
  view.dispatchEvent(new Event('resize'))
  expect(covered()).toBe('0px')
  Reflect.deleteProperty(window, 'visualViewport')
})
