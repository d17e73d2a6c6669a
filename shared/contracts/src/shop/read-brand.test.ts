import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readBrand } from './read-brand.ts'

const OWN = readFileSync(path.resolve(import.meta.dirname, '../../../../brands/zlata.json'), 'utf8')

/** The shop's own file with one value changed; undefined takes the field away. */
function changed(field: string, value: unknown): string {
  const brand = JSON.parse(OWN) as Record<string, unknown>
  const names = field.split('.')
  const last = names.pop() ?? ''
  let place = brand
  for (const name of names) place = place[name] as Record<string, unknown>
  place[last] = value
  return JSON.stringify(brand)
}

test('omitted brand fields use the defaults of the UI kit', () => {
  expect(readBrand('zlata.json', OWN).tokens).toStrictEqual({ colors: {}, fonts: { headings: 'serif', text: 'sans' }, radius: 2 })
})

test.each([
  ['name', undefined, 'is missing'],
  ['name', '<b>ZLATA</b>', 'must not contain'],
  ['name', 'Z"LATA', 'must not contain'],
  ['company.en', '', 'must not be empty'],
  ['emails.care', 'nobody', 'must be an email address'],
  ['contacts.RU.phone', 'call us', 'must be a number'],
  ['messengers.telegram', 'javascript:alert(1)', 'must be an address'],
  ['socials.en.0.url', 'http://vk.com/shop', 'must be an address'],
  ['logo', { width: 10, height: 10, path: '"/><script>' }, 'must be a path of SVG'],
  ['tokens.colors', { accent: { light: 'red', dark: '#ffffff' } }, 'must be a color'],
  ['tokens.colors', { accent: { light: '#ffffff' } }, 'is missing'],
  ['tokens.colors', { akcent: { light: '#ffffff', dark: '#ffffff' } }, 'is no field of a brand'],
  ['tokens.radius', 400, 'must be 0 to 24'],
  ['tokens.fonts', { headings: 'comic', text: 'sans' }, 'must be serif or sans'],
  ['slogan', 'Gold', 'is no field of a brand'],
])('a file whose %s is %j is rejected with the file name and field: %s', (field, value, reason) => {
  const [last = ''] = field.split('.').slice(-1)
  const read = () => readBrand('brands/mine.json', changed(field, value))
  expect(read).toThrow('brands/mine.json')
  expect(read).toThrow(last)
  expect(read).toThrow(reason)
})

test('all faults are reported at once', () => {
  const both = JSON.stringify({ ...(JSON.parse(changed('name', '')) as object), since: 'long ago' })
  expect(() => readBrand('mine.json', both)).toThrow(/name must not be empty.*since must be a year/)
})

test('a file with invalid JSON is rejected by name', () => {
  expect(() => readBrand('mine.json', '{')).toThrow('The brand file mine.json is no JSON')
})

test('a two-word name with punctuation between the words is valid', () => {
  expect(readBrand('mine.json', changed('name', 'Иванова & Сыновья')).name).toBe('Иванова & Сыновья')
})
