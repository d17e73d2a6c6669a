import { sample } from 'effector'
import { keepRingSizes, ringSizes } from '@shop/contracts/account/ring-sizes'
import { createRequestFx } from '@shop/http'
import { accountKept, accountRead, accountTold } from './model.ts'

const readFx = createRequestFx(ringSizes)
const keepFx = createRequestFx(keepRingSizes)

sample({
  clock: accountTold,
  filter: (changes) => changes.length > 0,
  fn: (changes) => ({ body: { changes: [...changes] } }),
  target: keepFx,
})
sample({ clock: accountTold, filter: (changes) => changes.length === 0, fn: () => ({}), target: readFx })
sample({ clock: [readFx.doneData, keepFx.doneData], fn: ({ result }) => result, target: accountRead })
sample({
  clock: keepFx.done,
  fn: ({ params, result }) => ({ sent: params.body?.changes ?? [], left: result.left }),
  target: accountKept,
})
// An answer that was asked for before the change must not undo it.
sample({ clock: keepFx.done, source: readFx.pending, filter: Boolean, fn: () => ({}), target: readFx })
