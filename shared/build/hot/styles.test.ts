/** @jest-environment ./shared/testing/jest/browser.cjs */
import { takeStyles, type Runtime } from './styles.ts'

const BASE = '/a/mfe-catalog/0.0.0-dev/'
const PAGE = `${BASE}page-listing.css`

const runtime: Runtime = { p: BASE, miniCssF: (chunk) => `${chunk}.css`, hmrC: {} }
takeStyles(runtime)

/** An update of these chunks. @returns what it waits for */
function update(...chunks: string[]): Promise<void>[] {
  const promises: Promise<void>[] = []
  runtime.hmrC['miniCss']?.(chunks, [], [], promises)
  return promises
}
const links = () => [...document.querySelectorAll('link')]
const answer = (link: HTMLLinkElement | undefined, how: 'load' | 'error') => link?.dispatchEvent(new Event(how))

afterEach(() => document.head.replaceChildren())

test('a stylesheet stays in the document until its replacement has loaded', async () => {
  document.head.innerHTML = `<style data-href="${PAGE}">.card { color: red }</style>`
  const [renewed] = update('page-listing')
  expect(document.querySelector('style')).not.toBeNull()
  const [link] = links()
  expect(link?.getAttribute('href')).toMatch(`${PAGE}?`)
  answer(link, 'load')
  await renewed
  expect(document.querySelector('style')).toBeNull()
})

test('an edit that arrives while the previous one is loading is not skipped', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${PAGE}">`
  void update('page-listing')
  const [renewed] = update('page-listing')
  expect(links()).toHaveLength(3)
  answer(links().at(-1), 'load')
  await renewed
  expect(links()).toHaveLength(1)
})

test('the runtime finds the newer stylesheet by name', () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${PAGE}">`
  void update('page-listing')
  expect(links().map((link) => link.dataset['href'] ?? link.getAttribute('href'))).toStrictEqual([PAGE, PAGE])
})

test('a stylesheet that is not in this document is not loaded', () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${PAGE}">`
  expect(update('page-product')).toStrictEqual([])
  expect(links()).toHaveLength(1)
})

test('a stylesheet that fails to load ends the update and is reloaded with the package', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${PAGE}">`
  const [renewed] = update('page-listing')
  answer(links().at(-1), 'error')
  await expect(renewed).rejects.toThrow(`no stylesheet ${PAGE}`)
  expect(links()).toStrictEqual([])
})
