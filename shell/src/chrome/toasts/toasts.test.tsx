import { act, fireEvent, screen } from '@testing-library/react'
import { allSettled, createEvent, createStore, fork } from 'effector'
import { $online, $toast, toastShown } from '@shop/session'
import { renderWith } from '@shop/testing/render-page'
import { phrasesOf, type Phrase } from '@shop/i18n'
import { Button } from '@shop/ui'
import { texts as shell } from '../../platform/texts/ru.ts'
import { Toasts } from './toasts.tsx'

const ru = { removed_one: 'Убрано {{count}} украшение', removed_few: 'Убрано {{count}} украшения', undo: 'Вернуть', toBag: 'В корзину' }
const phrase = phrasesOf<typeof ru>('bag')

const undone = createEvent<void>()
const $undone = createStore(0).on(undone, (times) => times + 1)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

async function show(action?: { label: Phrase; chosen: typeof undone }) {
  const scope = fork()
  await renderWith(<Toasts />, { scope, texts: { bag: ru } })
  await act(() => allSettled(toastShown, { scope, params: action ? { text: 'Убрано', action } : { text: 'Убрано' } }))
  return scope
}
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms))

test('the live region exists before the first toast, so that it is announced', async () => {
  await renderWith(<Toasts />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a toast disappears after 6 seconds', async () => {
  await show()
  await pass(5900)
  expect(screen.getByText('Убрано')).toBeInTheDocument()
  await pass(200)
  expect(screen.queryByText('Убрано')).toBeNull()
})

test('a toast with Undo stays for 8 seconds [bag.undo-8s]', async () => {
  await show({ label: phrase('undo'), chosen: undone })
  await pass(7900)
  expect(screen.getByText('Убрано')).toBeInTheDocument()
  await pass(200)
  expect(screen.queryByText('Убрано')).toBeNull()
})

test('the timer pauses while the toast is hovered or focused', async () => {
  await show({ label: phrase('undo'), chosen: undone })
  fireEvent.focus(screen.getByRole('button', { name: 'Вернуть' }))
  await pass(20_000)
  expect(screen.getByText('Убрано')).toBeInTheDocument()
  fireEvent.blur(screen.getByRole('button', { name: 'Вернуть' }))
  await pass(8100)
  expect(screen.queryByText('Убрано')).toBeNull()
})

test.each([
  ['the bag', '/cart', false],
  ['checkout, a step of the same page', '/cart?step=checkout', false],
  ['another page', '/catalog', true],
])('a toast that links to the bag on %s: shown %s', async (_, path, isShown) => {
  const scope = fork()
  await renderWith(<Toasts />, { scope, texts: { bag: ru } }, path)
  await act(() => allSettled(toastShown, { scope, params: { text: 'Добавлено', link: { label: phrase('toBag'), url: '/cart' } } }))
  expect(screen.queryByText('Добавлено') !== null).toBe(isShown)
  expect(scope.getState($toast) !== null).toBe(isShown)
})

test.each([
  ['a button at the foot of the window: above it', { top: 720, bottom: 780, left: 0, right: 390 }, '68px'],
  ['a button beside it: at its own place', { top: 720, bottom: 780, left: 390, right: 780 }, '0px'],
  ['a button higher up: at its own place', { top: 100, bottom: 160, left: 0, right: 390 }, '0px'],
])('a toast must not cover %s', async (_, button, lift) => {
  jest.replaceProperty(window, 'innerHeight', 800)
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    return (this.dataset['keepClear'] === undefined ? { left: 20, right: 370, top: 0, bottom: 56, height: 56 } : button) as DOMRect
  })
  const scope = fork()
  await renderWith(
    <>
      <p data-keep-clear="">Оформить</p>
      <Toasts />
    </>,
    { scope, texts: { bag: ru } },
  )
  await act(() => allSettled(toastShown, { scope, params: { text: 'Убрано', action: { label: phrase('undo'), chosen: undone } } }))
  expect(screen.getByText('Убрано').parentElement).toHaveStyle({ '--lift': lift })
  jest.restoreAllMocks()
})

test('a toast covers no main button of the page or a popup, wherever it stands [screen.toast-clear]', async () => {
  jest.replaceProperty(window, 'innerHeight', 800)
  const rects: Record<string, object> = {
    Оплатить: { top: 730, bottom: 780 },
    Добавить: { top: 660, bottom: 715 },
    Позади: { top: 540, bottom: 620 },
  }
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    const own = this.localName === 'button' ? rects[this.textContent] : { top: 0, bottom: 56, height: 56 }
    return { left: 20, right: 370, ...own } as DOMRect
  })
  const scope = fork()
  await renderWith(
    <>
      <div inert>
        <Button>Позади</Button>
      </div>
      <Button>Добавить</Button>
      <Button>Оплатить</Button>
      <Toasts />
    </>,
    { scope, texts: { bag: ru } },
  )
  await act(() => allSettled(toastShown, { scope, params: { text: 'Убрано' } }))
  expect(screen.getByText('Убрано').parentElement).toHaveStyle({ '--lift': '128px' })
  jest.restoreAllMocks()
})

test.each([
  ['leaves the error of a form uncovered', 480, '258px'],
  ['in a window full of them covers the error rather than a button', 0, '78px'],
])('a toast %s [screen.toast-clear]', async (_, top, lift) => {
  jest.replaceProperty(window, 'innerHeight', 800)
  const rects: Record<string, object> = { Оплатить: { top: 710, bottom: 780 }, 'Нет связи': { top: top + 50, bottom: 700 } }
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    const own = this.matches('button, [role=alert]') ? rects[this.textContent] : { top: 0, bottom: 56, height: 56 }
    return { left: 20, right: 370, ...own } as DOMRect
  })
  const scope = fork()
  await renderWith(
    <>
      <p role="alert">Нет связи</p>
      <Button>Оплатить</Button>
      <Toasts />
    </>,
    { scope, texts: { bag: ru } },
  )
  await act(() => allSettled(toastShown, { scope, params: { text: 'Убрано' } }))
  expect(screen.getByText('Убрано').parentElement).toHaveStyle({ '--lift': lift })
  jest.restoreAllMocks()
})

test('a toast covers nothing that has the focus, and its own button does not move it [screen.toast-clear]', async () => {
  jest.replaceProperty(window, 'innerHeight', 800)
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    const own = this.localName === 'a' ? { top: 740, bottom: 764, height: 24 } : { top: 724, bottom: 780, height: 56 }
    return { left: 20, right: 370, ...own } as DOMRect
  })
  const scope = fork()
  await renderWith(
    <>
      <a href="/catalog">Каталог</a>
      <Toasts />
    </>,
    { scope, texts: { bag: ru } },
  )
  await act(() => allSettled(toastShown, { scope, params: { text: 'Убрано', action: { label: phrase('undo'), chosen: undone } } }))
  const toast = screen.getByText('Убрано').parentElement
  expect(toast).toHaveStyle({ '--lift': '0px' })
  act(() => screen.getByRole('link', { name: 'Каталог' }).focus())
  expect(toast).toHaveStyle({ '--lift': '48px' })
  act(() => screen.getByRole('button', { name: 'Вернуть' }).focus())
  expect(toast).toHaveStyle({ '--lift': '0px' })
  jest.restoreAllMocks()
})

test('a message that moves the main button under a toast moves the toast too [screen.toast-clear]', async () => {
  jest.replaceProperty(window, 'innerHeight', 800)
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    const isLower = screen.queryByRole('alert') !== null
    const own = this.localName === 'button' ? { top: isLower ? 730 : 600, bottom: isLower ? 780 : 650 } : { top: 0, bottom: 56, height: 56 }
    return { left: 20, right: 370, ...own } as DOMRect
  })
  const scope = fork()
  await renderWith(
    <>
      <Button>Открыть</Button>
      <Toasts />
    </>,
    { scope, texts: { bag: ru } },
  )
  await act(() => allSettled(toastShown, { scope, params: { text: 'Убрано' } }))
  const toast = screen.getByText('Убрано').parentElement
  expect(toast).toHaveStyle({ '--lift': '0px' })
  const failure = Object.assign(document.createElement('p'), { role: 'alert' })
  await act(async () => document.body.prepend(failure))
  expect(toast).toHaveStyle({ '--lift': '58px' })
  await act(async () => failure.remove())
  expect(toast).toHaveStyle({ '--lift': '0px' })
  jest.restoreAllMocks()
})

test('a bar that appears without a motion moves the toast too [screen.toast-clear]', async () => {
  jest.replaceProperty(window, 'innerHeight', 800)
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    const own = this.localName === 'p' ? { top: 730, bottom: 800 } : { top: 0, bottom: 56, height: 56 }
    return { left: 20, right: 370, ...own } as DOMRect
  })
  const scope = fork()
  await renderWith(
    <>
      <p data-testid="bar">99 900 ₽</p>
      <Toasts />
    </>,
    { scope, texts: { bag: ru } },
  )
  await act(() => allSettled(toastShown, { scope, params: { text: 'Убрано' } }))
  const toast = screen.getByText('Убрано').parentElement
  expect(toast).toHaveStyle({ '--lift': '0px' })
  await act(async () => screen.getByTestId('bar').setAttribute('data-keep-clear', ''))
  expect(toast).toHaveStyle({ '--lift': '58px' })
  jest.restoreAllMocks()
})

test('without a connection one message at a time is told: what could not be done, then that there is none [screen.one-toast]', async () => {
  const scope = fork({ values: [[$online, false]] })
  await renderWith(<Toasts />, { scope, texts: { bag: ru, shell } })
  expect(screen.getByText(shell.offline)).toBeInTheDocument()
  await act(() => allSettled(toastShown, { scope, params: { text: 'Не добавлено', action: { label: phrase('undo'), chosen: undone } } }))
  expect(screen.getByText('Не добавлено')).toBeInTheDocument()
  expect(screen.queryByText(shell.offline)).toBeNull()
  await pass(8100)
  expect(screen.queryByText('Не добавлено')).toBeNull()
  expect(screen.getByText(shell.offline)).toBeInTheDocument()
})

test('Undo reverts the action and closes the toast', async () => {
  const scope = await show({ label: phrase('undo'), chosen: undone })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Вернуть' })))
  expect(scope.getState($undone)).toBe(1)
  expect(screen.queryByText('Убрано')).toBeNull()
})

test('a toast translates its key in the current language, with plurals', async () => {
  const scope = fork()
  await renderWith(<Toasts />, { scope, texts: { bag: ru } })
  const text = [phrase('removed', { count: 1 }), phrase('removed', { count: 3 })]
  await act(() => allSettled(toastShown, { scope, params: { text, link: { label: phrase('toBag'), url: '/cart' } } }))
  expect(screen.getByText('Убрано 1 украшение Убрано 3 украшения')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'В корзину' })).toBeInTheDocument()
})

test('a missing text is reported, and its key is not shown', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {})
  const scope = fork()
  await renderWith(<Toasts />, { scope, texts: { bag: ru } })
  await act(() => allSettled(toastShown, { scope, params: { text: { namespace: 'bag', key: 'gone' } } }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(scope.getState($toast)).toBeNull()
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('gone') as string }))
  reported.mockRestore()
})

test('one key leads to Undo from where one is, and Undo leads back [screen.focus-follows]', async () => {
  const scope = fork()
  const texts = { bag: ru, shell }
  await renderWith(
    <>
      <button type="button">Карточка</button>
      <Toasts />
    </>,
    { scope, texts },
  )
  screen.getByRole('button', { name: 'Карточка' }).focus()
  await act(() => allSettled(toastShown, { scope, params: { text: 'Убрано', action: { label: phrase('undo'), chosen: undone } } }))
  expect(screen.getByRole('status')).toHaveTextContent('Клавиша F8 — к кнопке этого сообщения.')
  fireEvent.keyDown(document.activeElement!, { key: 'F8' })
  expect(screen.getByRole('button', { name: 'Вернуть' })).toHaveFocus()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Вернуть' })))
  expect(screen.getByRole('button', { name: 'Карточка' })).toHaveFocus()
  expect(scope.getState($undone)).toBe(1)
})
