import { serverDate } from '@shop/contracts/core/time/clock'
import { localStore } from '@shop/http'

const KEY = 'sign-in.failure'

/** Last failure and its time, for support. Never a token, code or state. */
export const storeFailure = (code: string) => localStore.set(KEY, JSON.stringify({ code, at: serverDate().toISOString() }))

export const clearFailure = () => localStore.remove(KEY)
