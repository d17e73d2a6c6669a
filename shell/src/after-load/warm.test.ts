import { warmLinkedPages } from './warm.ts'
import type { Visits } from '../visits/opening/visits.ts'

const warm = jest.fn()
/** After the task of a shopper's first sign, and its code. */
const soon = () => jest.advanceTimersByTimeAsync(0)
const scrolledTo = (y: number) => Object.assign(globalThis, { scrollY: y })

beforeEach(() => {
  jest.useFakeTimers()
  warm.mockReset()
  scrolledTo(0)
  document.body.innerHTML = '<main><a href="/catalog/earrings/studs"></a></main><footer><a href="/about"></a></footer>'
  // jsdom lays nothing out: every link is in the first screen.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 100, 100))
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('the code of pages behind visible links', () => {
  test('loads once, on the first user interaction', async () => {
    warmLinkedPages({ warm } as unknown as Visits)
    await soon()
    expect(warm).not.toHaveBeenCalled()
    dispatchEvent(new Event('scroll'))
    dispatchEvent(new Event('pointermove'))
    await soon()
    expect(warm.mock.calls).toStrictEqual([[[new URL('/catalog/earrings/studs', location.href)], 2]])
  })

  test('loads at once if the shopper scrolled before hydration', async () => {
    scrolledTo(300)
    warmLinkedPages({ warm } as unknown as Visits)
    await soon()
    expect(warm).toHaveBeenCalledTimes(1)
    dispatchEvent(new Event('scroll'))
    await soon()
    expect(warm).toHaveBeenCalledTimes(1)
  })
})
