import { stylesOverdue } from './styles.ts'

const BASE = '/a/mfe-catalog/2.0.0/'

const link = (href: string) => {
  const element = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  document.head.append(element)
  return element
}

beforeEach(() => {
  jest.useFakeTimers()
  document.head.replaceChildren()
})
afterEach(() => jest.useRealTimers())

test('a stylesheet that hangs for five seconds times out', async () => {
  const hanging = link(`${BASE}page-listing.css`)
  const { overdue, stop } = stylesOverdue(BASE)
  await jest.advanceTimersByTimeAsync(5000)
  expect(hanging.isConnected).toBe(true)
  await jest.advanceTimersByTimeAsync(1000)
  await expect(overdue).rejects.toThrow('page-listing.css')
  expect(hanging.isConnected).toBe(false)
  stop()
})

test('two waiters for one version both reject, though the first removes all its links', async () => {
  link(`${BASE}widget-bestsellers.css`)
  const widget = stylesOverdue(BASE)
  await jest.advanceTimersByTimeAsync(90)
  link(`${BASE}page-listing.css`)
  const page = stylesOverdue(BASE)
  await jest.advanceTimersByTimeAsync(7000)
  await expect(widget.overdue).rejects.toThrow('.css')
  await expect(page.overdue).rejects.toThrow('.css')
  widget.stop()
  page.stop()
})

test('styles of another version are left unchanged', async () => {
  const other = link('/a/mfe-catalog/1.0.0/page-listing.css')
  const { stop } = stylesOverdue(BASE)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(other.isConnected).toBe(true)
  stop()
})
