import { createEvent, sample } from 'effector'
import { toastShown } from '@shop/session'
import { $isKept } from '#features/my-size/saving.ts'
import { phrase } from './texts/index.ts'

/** A size was saved; `name` is null for the shopper's own. */
export const sizeSaved = createEvent<{ name: string | null; size: string }>()

sample({
  clock: sizeSaved,
  source: $isKept,
  fn: (isKept, { name, size }) => ({
    text: !isKept ? phrase('savedHere', { size }) : name === null ? phrase('savedMine', { size }) : phrase('savedOther', { name, size }),
  }),
  target: toastShown,
})
