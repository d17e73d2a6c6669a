import { createEffect, sample, scopeBind } from 'effector'
import type { RingSizeChange } from '@shop/contracts/account/ring-sizes'
import { accountDue, accountTold } from './model.ts'

/** A guest loads no code of accounts. */
const syncFx = createEffect(async (changes: readonly RingSizeChange[]) => {
  const tell = scopeBind(accountTold, { safe: true })
  await import(/* webpackChunkName: "ring-sizes", webpackFetchPriority: "low" */ './account.ts')
  tell(changes)
})
sample({ clock: accountDue, target: syncFx })
