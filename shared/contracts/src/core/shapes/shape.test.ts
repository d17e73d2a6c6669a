import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { callShapeOf, shapeOf } from './shape.ts'

test('the hash of a call follows its shape: neither words, limits nor names of parameters change it', () => {
  const call = (about: string, limit: number, param: string) =>
    callShapeOf(
      defineEndpoint(`/pieces/{${param}}`, {
        name: about,
        method: 'GET',
        answer: v.object({ name: v.pipe(v.string(), v.maxLength(limit)), id: v.number() }),
        about,
        example: { answer: {} },
      }),
    )
  expect(call('one', 10, 'id')).toStrictEqual(call('another', 20, 'code'))
  expect(shapeOf(v.object({ b: v.optional(v.string()), a: v.picklist(['y', 'x']) }))).toStrictEqual({
    type: 'object',
    properties: { a: { enum: ['x', 'y'], type: 'string' }, b: { type: 'string' } },
    required: ['a'],
  })
})
