import { allSettled, fork, type Scope } from 'effector'
import { POPUP_PAUSE_MS } from '@shop/contracts/core/limits'
import { $popup, $somePopupIsOpen, layersChanged, popupClosed, popupOffered, popupOpened, quietChanged, type Popup } from './popup.ts'

const SALE: Popup = { owner: 'mfe-landings', widget: 'winter-sale' }
const NEWS: Popup = { owner: 'mfe-landings', widget: 'subscription' }
const BAG: Popup = { owner: 'mfe-cart-checkout', widget: 'bag-drawer' }
const AUTH: Popup = { owner: 'mfe-profile', widget: 'auth' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A page where a shopper may be interrupted. */
function calmPage(): Scope {
  const scope = fork()
  void allSettled(quietChanged, { scope, params: false })
  return scope
}
const wait = (milliseconds = POPUP_PAUSE_MS) => jest.advanceTimersByTimeAsync(milliseconds)
const shown = (scope: Scope) => scope.getState($popup)?.widget ?? null

test('a popup opened by the shopper replaces the current one [popups.one-at-a-time]', () => {
  const scope = calmPage()
  void allSettled(popupOpened, { scope, params: BAG })
  void allSettled(popupOpened, { scope, params: AUTH })
  expect(shown(scope)).toBe('auth')
})

test('an unsolicited popup opens after a pause', async () => {
  const scope = calmPage()
  void allSettled(popupOffered, { scope, params: SALE })
  await wait(POPUP_PAUSE_MS - 1)
  expect(shown(scope)).toBeNull()
  await wait(1)
  expect(scope.getState($popup)).toStrictEqual({ ...SALE, isOffered: true })
})

test.each([
  [
    'another popup',
    (scope: Scope) => allSettled(popupOpened, { scope, params: BAG }),
    (scope: Scope) => allSettled(popupClosed, { scope }),
  ],
  [
    'the menu, the viewer, a search or filters',
    (scope: Scope) => allSettled(layersChanged, { scope, params: true }),
    (scope: Scope) => allSettled(layersChanged, { scope, params: false }),
  ],
  [
    'a purchase',
    (scope: Scope) => allSettled(quietChanged, { scope, params: true }),
    (scope: Scope) => allSettled(quietChanged, { scope, params: false }),
  ],
])('an unsolicited popup never interrupts %s, and opens a full pause later', async (_, begin, end) => {
  const scope = calmPage()
  void allSettled(popupOffered, { scope, params: SALE })
  await wait(POPUP_PAUSE_MS - 1)
  void begin(scope)
  await wait()
  expect(shown(scope)).not.toBe('winter-sale')
  void end(scope)
  await wait(POPUP_PAUSE_MS - 1)
  expect(shown(scope)).toBeNull()
  await wait(1)
  expect(shown(scope)).toBe('winter-sale')
})

test('several unsolicited popups open one after another, each once [popups.one-at-a-time]', async () => {
  const scope = calmPage()
  for (const params of [SALE, NEWS, SALE]) void allSettled(popupOffered, { scope, params })
  await wait()
  expect(shown(scope)).toBe('winter-sale')
  void allSettled(popupClosed, { scope })
  await wait()
  expect(shown(scope)).toBe('subscription')
  void allSettled(popupClosed, { scope })
  await wait()
  expect(shown(scope)).toBeNull()
})

test('no popup opens before the shell knows the page', async () => {
  const scope = fork()
  void allSettled(popupOffered, { scope, params: SALE })
  await wait()
  expect(shown(scope)).toBeNull()
})

test('listeners are notified of every layer over the page [popups.open-flag]', () => {
  const scope = calmPage()
  const isOpen = () => scope.getState($somePopupIsOpen)
  expect(isOpen()).toBe(false)
  void allSettled(layersChanged, { scope, params: true })
  expect(isOpen()).toBe(true)
  void allSettled(popupOpened, { scope, params: BAG })
  void allSettled(layersChanged, { scope, params: false })
  expect(isOpen()).toBe(true)
  void allSettled(popupClosed, { scope })
  expect(isOpen()).toBe(false)
})
