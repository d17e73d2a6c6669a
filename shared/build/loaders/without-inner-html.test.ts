import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const withoutInnerHtml = jest.requireActual<(source: string) => string>('./without-inner-html.cjs')
const ui = createRequire(path.resolve(__dirname, '../../ui/package.json'))

test('Leaflet writes no HTML while it loads: the document’s CSP would throw', () => {
  const source = readFileSync(ui.resolve('leaflet'), 'utf8')
  expect(source).toContain("div.innerHTML = '<svg/>'")
  expect(withoutInnerHtml(source)).not.toContain("div.innerHTML = '<svg/>'")
})

test('another Leaflet version fails the build instead of the map', () => {
  expect(() => withoutInnerHtml('something else')).toThrow(/no longer tries/)
})
