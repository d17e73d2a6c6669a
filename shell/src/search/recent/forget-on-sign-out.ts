import { createWatch, type Scope } from 'effector'
import { $user } from '@shop/session'
import { recentKey } from './recent.ts'

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
  try {
    for (const locale of ['ru', 'en'] as const) localStorage.removeItem(recentKey({ locale }))
  } catch {
    // Storage is forbidden: nothing was stored.
  }
}
