import { createEffect, sample, scopeBind } from 'effector'
import type { KeptSizes } from './kept.ts'
import { accountDue, accountTold } from './model.ts'

/** A guest loads no code of accounts. It lies in the file of the sizer: each file more costs every page of the catalogue its hash. */
const syncFx = createEffect(async (own: KeptSizes) => {
  const tell = scopeBind(accountTold, { safe: true })
  await import(/* webpackChunkName: "widget-ring-sizer", webpackFetchPriority: "low" */ './account.ts')
  tell(own)
})
sample({ clock: accountDue, target: syncFx })
