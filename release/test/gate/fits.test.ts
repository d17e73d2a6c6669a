import type { Shape } from '@shop/contracts/core/shapes/shape'
import { misfit } from '../../src/gate/fits.ts'

const text: Shape = { type: 'string' }
const number: Shape = { type: 'number' }
const nothing: Shape = { type: 'null' }
const object = (properties: Record<string, Shape>, optional: string[] = []): Shape => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
})

const words = (given: Shape, taken: Shape, direction?: 'sent') => {
  const found = misfit(given, taken, '', direction)
  return found && `${found.at} ${found.why}`
}

test.each<[string, Shape, Shape]>([
  ['the same', object({ id: text }), object({ id: text })],
  ['more names than are read', object({ id: text, name: text }), object({ id: text })],
  ['a name that may be missing and is always there', object({ id: text }), object({ id: text }, ['id'])],
  ['a name that need not be read and is gone', object({}), object({ id: text }, ['id'])],
  ['an integer for a number', { type: 'integer' }, number],
  ['one of two types', text, { anyOf: [text, nothing] }],
  ['fewer values of a list', { enum: ['a'] }, { enum: ['a', 'b'] }],
  ['one value of a list', { const: 'a' }, { enum: ['a', 'b'] }],
  ['a value of a type', { const: 'a' }, text],
  ['anything where all is taken', text, {}],
  [
    'names that are not known beforehand',
    { type: 'object', additionalProperties: number },
    { type: 'object', additionalProperties: number },
  ],
  ['known names for such', object({ one: number }), { type: 'object', additionalProperties: number }],
  [
    'a list with an item that has more',
    { type: 'array', items: object({ id: text, name: text }) },
    { type: 'array', items: object({ id: text }) },
  ],
  ['two parts of an intersection', { allOf: [object({ id: text }), object({ name: text })] }, object({ id: text, name: text })],
  ['a name of Object.prototype that nobody has', object({}), object({ constructor: text }, ['constructor'])],
])('%s fits [release.gate-shapes]', (_, given, taken) => {
  expect(words(given, taken)).toBeNull()
})

test.each<[string, Shape, Shape, string]>([
  ['a name that is gone', object({}), object({ id: text }), 'id is missing'],
  ['a name that may be missing now', object({ id: text }, ['id']), object({ id: text }), 'id may be missing'],
  ['another type', object({ id: number }), object({ id: text }), 'id may be number and not string'],
  ['a null that nobody expects', object({ id: { anyOf: [text, nothing] } }), object({ id: text }), 'id may be null and not string'],
  ['a value that is new', object({ kind: { enum: ['a', 'c'] } }), object({ kind: { enum: ['a', 'b'] } }), 'kind may be "c"'],
  ['any text for a list of values', text, { enum: ['a', 'b'] }, ' may be any string and not only "a", "b"'],
  ['anything for a type', {}, text, ' may be anything and not only string'],
  ['an item of a list', { type: 'array', items: object({}) }, { type: 'array', items: object({ id: text }) }, '[].id is missing'],
  [
    'the kind of content that fits best',
    object({ kind: { const: 'a' } }),
    { anyOf: [object({ kind: { const: 'a' }, id: text }), object({ kind: { const: 'b' } })] },
    'kind may be "a"',
  ],
  [
    'a place of a tuple',
    { type: 'array', prefixItems: [text] },
    { type: 'array', prefixItems: [text, text] },
    '[] may have fewer than 2 parts',
  ],
  ['an inherited name', object({}), object({ constructor: text }), 'constructor is missing'],
])('%s does not fit, and is named [release.gate-shapes]', (_, given, taken, sentence) => {
  expect(words(given, taken)).toBe(sentence)
})

test('what a shopper has typed must not get lost: a name that is not taken is named [release.gate-shapes]', () => {
  expect(words(object({ id: text, comment: text }), object({ id: text }))).toBeNull()
  expect(words(object({ id: text, comment: text }), object({ id: text }), 'sent')).toBe('comment is not taken')
  expect(words({ enum: ['a', 'c'] }, { enum: ['a', 'b'] }, 'sent')).toBe(' may be "c"')
  expect(words(text, { enum: ['a', 'b'] }, 'sent')).toBeNull()
  expect(words(object({ any: text }), { type: 'object', additionalProperties: text }, 'sent')).toBeNull()
})
