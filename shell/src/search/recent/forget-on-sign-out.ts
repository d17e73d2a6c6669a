import { createWatch, type Scope } from 'effector'
import { $user } from '@shop/session'
import { recentKey } from './recent.ts'

/** What was looked for is the shopper's: on a shared computer the next person does not see it. */
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
    // The browser forbids its storage: nothing was remembered.
  }
}
