import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@shop/contracts/core/endpoint'
import * as v from 'valibot'

/** Validates one in this many responses of exact calls. */
const CHECKED_EVERY = 100

interface Options {
  /** The handler builds the response field by field, so no extra field can leak (decision 9). */
  isExact: boolean
  checksAll: boolean
}

/** Validates a response before it is sent: throws if it breaks the contract, and strips unknown fields. */
export function answerCheck<Answer>(
  { name, answer: schema }: Pick<Endpoint<string, unknown, Answer>, 'name' | 'answer'>,
  { isExact, checksAll }: Options,
): (answer: Answer) => Answer {
  const check = (answer: Answer) => v.parse(schema, answer)
  if (!isExact) return check
  if (!checksAll) {
    let answered = 0
    return (answer) => {
      answered += 1
      if (answered % CHECKED_EVERY === 1) check(answer)
      return answer
    }
  }
  return (answer) => {
    if (!isDeepStrictEqual(sent(check(answer)), sent(answer))) throw new Error(`${name} answers more than its contract has.`)
    return answer
  }
}

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
