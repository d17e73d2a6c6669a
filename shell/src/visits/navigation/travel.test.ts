import { navigateWithPicture } from './travel.ts'

const animate = jest.fn(() => ({}) as Animation)
const places = { card: new DOMRect(20, 400, 100, 125), page: new DOMRect(0, 56, 400, 500) }

beforeEach(() => {
  animate.mockClear()
  Element.prototype.animate = animate
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  window.matchMedia = jest.fn(() => ({ matches: false })) as never
  document.body.innerHTML =
    '<main><div data-testid="product-card"><a href="/catalog/rings/halo"></a><img src="/pictures/halo-320.avif" alt="Halo"></div></main>'
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.closest('[data-testid=product-card]') ? places.card : places.page
  })
})
afterEach(() => jest.restoreAllMocks())

const showProduct = () => {
  document.body.innerHTML = '<main><img fetchpriority="high" src="/pictures/halo-960.avif" alt="Halo"></main>'
}
const copy = () => document.querySelector('body > div')
const isMoving = () => 'moving' in document.documentElement.dataset

test('the picture of a card moves from its place to that of the product page, and its copy is removed', () => {
  navigateWithPicture('/catalog/rings/halo', showProduct)
  expect([copy() !== null, isMoving()]).toStrictEqual([true, true])
  expect(animate).toHaveBeenLastCalledWith(
    { transform: ['translate(20px, 400px) scale(0.25, 0.25)', 'translate(0px, 56px) scale(1, 1)'] },
    expect.anything(),
  )
  const moving = animate.mock.results.at(-1)?.value as Animation
  moving.onfinish?.({} as AnimationPlaybackEvent)
  expect([copy(), isMoving()]).toStrictEqual([null, false])
})

test.each([
  ['of other pieces', '/catalog/rings/twist'],
  ['out of sight', '/catalog/rings/halo'],
])('cards %s do not move', (what, pathname) => {
  if (what === 'out of sight') jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -500, 100, 125))
  const show = jest.fn(showProduct)
  navigateWithPicture(pathname, show)
  expect([show.mock.calls.length, animate.mock.calls.length]).toStrictEqual([1, 0])
})

test('nothing moves for those who prefer reduced motion', () => {
  window.matchMedia = jest.fn(() => ({ matches: true })) as never
  const show = jest.fn(showProduct)
  navigateWithPicture('/catalog/rings/halo', show)
  expect([show.mock.calls.length, animate.mock.calls.length]).toStrictEqual([1, 0])
})

test('a page without a large picture opens at once', () => {
  const show = jest.fn(() => {
    document.body.innerHTML = '<main></main>'
  })
  navigateWithPicture('/catalog/rings/halo', show)
  expect([show.mock.calls.length, copy()]).toStrictEqual([1, null])
})
