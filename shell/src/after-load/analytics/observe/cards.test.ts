import { watchCards } from './cards.ts'

/** jsdom lays nothing out: the test says what is on screen. */
class Observer {
  static current: Observer
  observed = new Set<Element>()
  readonly report: (entries: object[]) => void
  constructor(report: (entries: object[]) => void) {
    this.report = report
    Observer.current = this
  }
  observe(target: Element) {
    this.observed.add(target)
  }
  disconnect() {
    this.observed.clear()
  }
  see(target: Element, intersectionRatio: number) {
    if (this.observed.has(target)) this.report([{ target, intersectionRatio, isIntersecting: intersectionRatio > 0 }])
  }
}

const card = (id: number) =>
  `<article data-item="${id}"><a href="/catalog/rings/${id}"><h3>Кольцо ${id}</h3></a><a href="/catalog/new">new</a></article>`
const article = (id: number) => document.querySelector(`[data-item="${id}"]`) as HTMLElement

function watch() {
  document.body.innerHTML = `<main><div data-owner="mfe-catalog" data-area="page/listing">${card(11)}${card(12)}</div></main>`
  Object.assign(globalThis, { IntersectionObserver: Observer })
  const [seen, chosen]: [unknown[], unknown[]] = [[], []]
  const cards = watchCards(
    (view) => seen.push(...view.cards.map(({ itemId, position }) => `${view.list} ${itemId} ${position}`)),
    ({ card: { itemId } }) => chosen.push(itemId),
  )
  return { cards, seen, chosen, see: (id: number, share: number) => Observer.current.see(article(id), share) }
}

beforeEach(() => history.replaceState(null, '', '/catalog/rings'))
afterAll(() => void delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver)

test('an impression counts once 60% of a card is visible, once per list view [analytics.impression-visibility]', () => {
  const { seen, see } = watch()
  see(12, 0.59)
  expect(seen).toStrictEqual([])
  see(12, 0.6)
  see(12, 0)
  see(12, 1)
  expect(seen).toStrictEqual(['mfe-catalog/page/listing 12 1'])
})

test('filters start a new list, the next page does not', () => {
  const { cards, seen, see } = watch()
  see(11, 1)
  history.replaceState(null, '', '/catalog/rings?page=2')
  cards.again()
  see(11, 1)
  expect(seen).toHaveLength(1)
  history.replaceState(null, '', '/catalog/rings?metal=yellow')
  cards.again()
  see(11, 1)
  expect(seen).toHaveLength(2)
})

test('cards added later are observed too, until stop', async () => {
  const { cards, seen, see } = watch()
  document.querySelector('main > div')?.insertAdjacentHTML('beforeend', card(13))
  await Promise.resolve()
  see(13, 1)
  expect(seen).toStrictEqual(['mfe-catalog/page/listing 13 2'])
  cards.stop()
  see(11, 1)
  expect(seen).toHaveLength(1)
})

test('a card is selected by its product link, not by its tag', () => {
  const { chosen } = watch()
  for (const link of article(12).querySelectorAll('a')) link.click()
  expect(chosen).toStrictEqual(['12'])
})

test('a swatch that changes its card in place selects nothing, and the card is then selected as what it shows', () => {
  const { chosen } = watch()
  const swatch = document.createElement('a')
  swatch.href = '/catalog/rings/13'
  swatch.dataset['inPlace'] = ''
  article(11).append(swatch)
  swatch.click()
  expect(chosen).toStrictEqual([])
  article(11).dataset['item'] = '13'
  article(13).querySelector('a')?.click()
  expect(chosen).toStrictEqual(['13'])
})
