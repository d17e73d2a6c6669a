import { combine, createStore, sample } from 'effector'
import { keepRingSizes, ringSizes, type RingSizes } from '@shop/contracts/account/ring-sizes'
import { createRequestFx } from '@shop/http'
import { changesOf, together, withoutSent } from './changes.ts'
import { NOTHING } from './kept.ts'
import { $isAuth, $own, accountRead, accountTold, ownTaken } from './model.ts'
import { namesLeft } from './saving.ts'

const readFx = createRequestFx(ringSizes)
const keepFx = createRequestFx(keepRingSizes)

const changes = accountTold.map(changesOf)
sample({ clock: changes, filter: (list) => list.length > 0, fn: (list) => ({ body: { changes: list } }), target: keepFx })
sample({ clock: changes, filter: (list) => list.length === 0, fn: () => ({}), target: readFx })
// An answer that was asked for before the change must not undo it.
sample({ clock: keepFx.done, source: readFx.pending, filter: Boolean, fn: () => ({}), target: readFx })

const $account = createStore<RingSizes>(NOTHING, { serialize: 'ignore' })
  .on([readFx.doneData, keepFx.doneData], (_, { result }) => result)
  .on($isAuth, () => NOTHING)
sample({
  clock: keepFx.done,
  source: $own,
  fn: (own, { params, result }) => withoutSent(own, params.body?.changes ?? [], result.left),
  target: ownTaken,
})
sample({ clock: keepFx.doneData, fn: ({ left }) => left, target: namesLeft })
sample({ clock: combine($account, $own, together), filter: $isAuth, target: accountRead })
