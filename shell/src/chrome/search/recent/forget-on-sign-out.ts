import { createWatch, type Scope } from 'effector'
import { localStore } from '@shop/http'
import { $user } from '@shop/session'
import { recentKey } from './key.ts'

/** Clears recent searches at sign-out: the computer may be shared. */
export function forgetSearchesOnSignOut(scope: Scope) {
  let wasAuth = scope.getState($user).isAuth
  createWatch({
    unit: $user,
    scope,
    fn: ({ isAuth }) => {
      if (wasAuth && !isAuth) forget()
      wasAuth = isAuth
    },
  })
}

function forget() {
  for (const locale of ['ru', 'en'] as const) localStore.remove(recentKey({ locale }))
}
