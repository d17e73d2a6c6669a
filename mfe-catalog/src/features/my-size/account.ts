import { combine, createStore, sample } from 'effector'
import { keepRingSizes, ringSizes, type RingSizes } from '@shop/contracts/account/ring-sizes'
import { createRequestFx } from '@shop/http'
import { changesOf, together, withoutSent } from './changes.ts'
import { NOTHING } from './kept.ts'
import { $isAuth, $ofAccount, $own, accountTold } from './model.ts'
import { keepFx, namesLeft } from './saving.ts'

const readAccountFx = createRequestFx(ringSizes)
const keepInAccountFx = createRequestFx(keepRingSizes)

const changes = accountTold.map(changesOf)
sample({ clock: changes, filter: (list) => list.length > 0, fn: (list) => ({ body: { changes: list } }), target: keepInAccountFx })
sample({ clock: changes, filter: (list) => list.length === 0, fn: () => ({}), target: readAccountFx })
// An answer that was asked for before the change must not undo it.
sample({ clock: keepInAccountFx.done, source: readAccountFx.pending, filter: Boolean, fn: () => ({}), target: readAccountFx })

const $account = createStore<RingSizes>(NOTHING, { serialize: 'ignore' })
  .on([readAccountFx.doneData, keepInAccountFx.doneData], (_, { result }) => result)
  .on($isAuth, () => NOTHING)
// The account has taken what it had room for.
$own.on(keepInAccountFx.done, (own, { params, result }) => withoutSent(own, params.body?.changes ?? [], result.left))
sample({ clock: keepInAccountFx.done, fn: () => undefined, target: keepFx })
sample({ clock: keepInAccountFx.doneData, fn: ({ left }) => left, target: namesLeft })
sample({ clock: combine($account, $own, together), filter: $isAuth, target: $ofAccount })
