import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@shop/contracts/core/endpoint'
import * as v from 'valibot'

/** Of the answers of exact calls every so manieth is checked. */
const CHECKED_EVERY = 100

interface Options {
  /** Its answer is made field by field, so that nothing can be in it that the contract does not have (decision 9). */
  isExact: boolean
  checksAll: boolean
}

/** What an answer goes through before it is sent: throws for one that its contract does not know, and takes out what is not for the shopper. */
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
