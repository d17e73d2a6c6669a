import { pack, unpack } from './packed.ts'

const card = (name: string, more: object = {}) => ({ name, price: { initial: 100, final: null }, widths: [320, 480], tags: [], ...more })

test.each([
  ['cards of one kind', { sid: [card('a'), card('b')] }],
  ['objects of several kinds', [card('a', { sku: 'x' }), card('b'), {}, { deep: [[{ a: 1 }], [{ a: 2, b: [] }]] }]],
  [
    'keys in another order',
    [
      { a: 1, b: 2 },
      { b: 3, a: 4 },
    ],
  ],
  ['keys that look like others', [{ 'a,b': 1 }, { a: 1, b: 2 }, { __proto__x: 1, 'a","b': 2 }]],
  ['plain values', [0, -1, 1.5, '', 'a', true, false, null]],
  ['a value alone', 'a'],
  ['nothing', null],
])('%s round-trip unchanged', (_, value) => {
  expect(unpack(JSON.parse(JSON.stringify(pack(value))) as ReturnType<typeof pack>)).toStrictEqual(value)
})

test('values that JSON omits are omitted', () => {
  expect(unpack(pack({ a: undefined, b: 1 }))).toStrictEqual({ b: 1 })
})

test('objects of one shape store their keys once', () => {
  const { kinds } = pack(Array.from({ length: 48 }, (_, index) => card(String(index))))
  expect(kinds).toStrictEqual([
    ['name', 'price', 'widths', 'tags'],
    ['initial', 'final'],
  ])
})
