import * as v from 'valibot'
import { defineEndpoint } from '../../core/endpoint.ts'
import { signed } from './feed.ts'

export const DeadLetter = v.object({
  id: v.number(),
  kind: v.string(),
  attempts: v.number(),
  reason: v.nullable(v.string()),
  deadAt: v.string(),
})
export type DeadLetter = v.InferOutput<typeof DeadLetter>

export const deadLetters = defineEndpoint('/back-office/outbox/dead', {
  name: 'deadLetters',
  method: 'GET',
  answer: v.object({ result: v.literal(true), total: v.number(), letters: v.array(DeadLetter) }),
  about: `Work that was tried too often, the newest first, a hundred at most; what was in it is not told. ${signed}`,
  example: {
    answer: {
      result: true,
      total: 1,
      letters: [
        {
          id: 7,
          kind: 'message.letter',
          attempts: 8,
          reason: 'The mail server does not answer.',
          deadAt: '2026-11-18T11:06:00.000Z',
        },
      ],
    },
  },
})

export const replayLetters = defineEndpoint('/back-office/outbox/replay', {
  name: 'replayLetters',
  method: 'POST',
  body: v.object({ ids: v.nullable(v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), v.maxLength(100))) }),
  answer: v.object({ result: v.literal(true), replayed: v.number() }),
  csrf: false,
  about: `Dead letters are tried anew, from the beginning; null: all of them. ${signed}`,
  example: { body: { ids: [7] }, answer: { result: true, replayed: 1 } },
})
