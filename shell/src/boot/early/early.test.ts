import { waitFor } from '@testing-library/react'
import { nextTask } from '@shop/testing/eventually'
import { replayEarly } from '../../platform/hydration/replay.ts'

function page(form: string) {
  document.body.innerHTML = `<span data-testid="bag-count" data-empty>8</span>${form}`
  return document.querySelector('button')!
}

const addition = `<form method="post" action="/do/cart/add" data-early><input name="sku_id" value="ring-165"><input name="quantity" value="3"><button>Add</button></form>`

let paint = () => {}
/** jsdom paints nothing: the test says when. */
class Paints {
  constructor(seen: (list: { getEntriesByName: () => unknown[] }) => void) {
    paint = () => seen({ getEntriesByName: () => [{}] })
  }
  observe() {}
  disconnect() {}
}

beforeAll(async () => {
  Object.assign(globalThis, { PerformanceObserver: Paints, fetch: jest.fn(async () => ({})) })
  document.head.innerHTML =
    '<template id="shell-code"><link rel="preload" href="/a/entry.js"><link rel="preload" href="/a/page.js"></template>'
  await import('./early.ts')
})

test('code and common_data are requested together once the page has painted [routes.common-data-first]', async () => {
  document.body.innerHTML = '<img fetchpriority="high" src="/largest.avif">'
  const picture = document.querySelector('img')!
  Object.defineProperty(picture, 'complete', { value: false })
  paint()
  await nextTask()
  expect([document.head.querySelector('link'), jest.mocked(fetch).mock.calls.length]).toStrictEqual([null, 0])
  picture.dispatchEvent(new Event('load'))
  await nextTask()
  // The frame that shows the picture comes first.
  expect(document.head.querySelector('link')).toBeNull()
  const tasks: (string | null)[][] = []
  const links = (nodes: NodeList) => [...nodes].map((node) => (node as Element).getAttribute('href'))
  new MutationObserver((changes) => tasks.push(changes.flatMap(({ addedNodes }) => links(addedNodes)))).observe(document.head, {
    childList: true,
  })
  await waitFor(() => expect(document.head.querySelectorAll('link')).toHaveLength(2))
  expect(tasks).toStrictEqual([['/a/entry.js'], ['/a/page.js']])
  expect(jest.mocked(fetch).mock.calls.map(([address]) => address)).toStrictEqual(['/backend/token', '/backend/pd/frontend/common_data'])
})

test('a form submitted before hydration is queued, counted at once, and replayed later', () => {
  const button = page(addition)
  const heard = jest.fn((event: Event) => event.preventDefault())
  button.click()
  const count = document.querySelector<HTMLElement>('[data-testid=bag-count]')
  expect([count?.textContent, count?.style.getPropertyValue('--digits'), count?.dataset['empty']]).toStrictEqual(['11', '2', undefined])
  expect(button.getAttribute('aria-busy')).toBe('true')
  document.querySelector('form')!.addEventListener('submit', heard)
  expect(replayEarly()).toStrictEqual([])
  expect(heard).toHaveBeenCalledTimes(1)
  expect(button.hasAttribute('aria-busy')).toBe(false)
})

test('a double tap before hydration adds one [bag.double-tap-adds-one]', async () => {
  jest.resetModules()
  await import('./early.ts')
  const button = page(addition)
  const heard = jest.fn((event: Event) => event.preventDefault())
  button.click()
  button.click()
  expect(document.querySelector('[data-testid=bag-count]')).toHaveTextContent('11')
  document.querySelector('form')!.addEventListener('submit', heard)
  replayEarly()
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a heart of a form elsewhere is queued with its piece, even after it was removed from the page', async () => {
  jest.resetModules()
  await import('./early.ts')
  const heart = page('<form id="f" action="/do/favorites" data-early></form><button form="f" name="item_id" value="7">Heart</button>')
  heart.click()
  heart.remove()
  expect(replayEarly().map((data) => [...data])).toStrictEqual([[['item_id', '7']]])
})
