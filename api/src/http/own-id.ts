import { MOST_ID } from '@shop/contracts/core/id'
import { Refused } from './refusal.ts'

/** The id in the path of a call. Throws NOT_FOUND for what can be no id. */
export function idIn({ id: text }: { id: string }): number {
  const id = Number(text)
  if (!Number.isInteger(id) || id < 1 || id > MOST_ID) throw new Refused('NOT_FOUND')
  return id
}
