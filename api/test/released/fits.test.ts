import type { Shape } from '@shop/contracts/core/shapes/shape'
import { type Fields, filled } from '../support/released/fill.ts'
import { faultOf } from '../support/released/fits.ts'

const object = (properties: Record<string, Shape>, required = Object.keys(properties)): Shape => ({ type: 'object', properties, required })
const string: Shape = { type: 'string' }
const nullable = (shape: Shape): Shape => ({ anyOf: [shape, { type: 'null' }] })
const list = (items: Shape): Shape => ({ type: 'array', items })

describe('a value that a version cannot read is named [release.n-minus-2-replayed]', () => {
  test.each<[string, unknown, Shape, string | null]>([
    ['what is read', { name: 'Ring' }, object({ name: string }), null],
    ['a name that it does not know', { name: 'Ring', more: 1 }, object({ name: string }), null],
    ['a field that may be missing', {}, object({ name: string }, []), null],
    ['a missing field', { result: {} }, object({ result: object({ name: string }) }), 'result.name is missing'],
    [
      'a wrong type',
      { result: [{ id: '7' }] },
      object({ result: list(object({ id: { type: 'integer' } })) }),
      'result[].id is string and not integer',
    ],
    ['a whole number where any may come', { sum: 7 }, object({ sum: { type: 'number' } }), null],
    ['a part where whole numbers come', { sum: 0.5 }, object({ sum: { type: 'integer' } }), 'sum is number and not integer'],
    ['nothing where there was a text', { name: null }, object({ name: string }), 'name is null and not string'],
    ['nothing where nothing may be', { name: null }, object({ name: nullable(string) }), null],
    [
      'a fault within what may be nothing',
      { a: { b: 1 } },
      object({ a: nullable(object({ b: string })) }),
      'a.b is integer and not string',
    ],
    [
      'a value of a list that has grown',
      { way: 'post' },
      object({ way: { enum: ['call', 'video'] } }),
      'way is "post", which it does not know',
    ],
    ['another constant', { result: false }, object({ result: { const: true } }), 'result is false, which it does not know'],
    ['names that are not known beforehand', { ru: 1 }, { type: 'object', additionalProperties: string }, 'ru is integer and not string'],
    [
      'one of several shapes',
      { kind: 'b', b: 1 },
      { oneOf: [object({ kind: { const: 'a' } }), object({ kind: { const: 'b' }, b: string })] },
      'b is integer and not string',
    ],
  ])('%s', (_, value, shape, expected) => {
    const fault = faultOf(value, shape)
    expect(fault && `${fault.at} ${fault.why}`).toBe(expected)
  })
})

describe('a version sends the fields of its own shape [release.n-minus-2-replayed]', () => {
  const shape = object(
    {
      id: { type: 'integer' },
      note: nullable(string),
      way: { enum: ['call', 'video'] },
      place: object({ city: string, line: string }, ['city']),
    },
    ['id', 'place'],
  )
  const known = { id: 7, place: { city: 'Москва', line: 'Лесная, 7', house: 3 }, today: 'a field of another version' }

  test.each<[string, Fields, unknown, unknown]>([
    ['those that it always sends', [], known, { id: 7, place: { city: 'Москва' } }],
    [
      'all of them, the plainest where nothing is known',
      'all',
      known,
      { id: 7, note: null, way: 'call', place: { city: 'Москва', line: 'Лесная, 7' } },
    ],
    ['those that make sense of it', ['line'], known, { id: 7, place: { city: 'Москва', line: 'Лесная, 7' } }],
    [
      'none that is left out',
      'all',
      { ...known, note: undefined, way: undefined },
      { id: 7, place: { city: 'Москва', line: 'Лесная, 7' } },
    ],
    ['a required one in any case', [], { id: undefined, place: {} }, { id: 1, place: { city: 'text' } }],
  ])('%s', (_, fields, values, expected) => {
    expect(filled(shape, values, fields)).toStrictEqual(expected)
  })
})
