import { MAX_ID } from '@shop/contracts/core/id'
import { Refused } from './refusal.ts'

/** The id in a call's path. Throws NOT_FOUND if it cannot be one. */
export function idIn({ id: text }: { id: string }): number {
  const id = Number(text)
  if (!Number.isInteger(id) || id < 1 || id > MAX_ID) throw new Refused('NOT_FOUND')
  return id
}
