const KEY = 'sign-in.failure'

/** Last failure and its time, for support. Never a token, code or state. */
export const storeFailure = (code: string) => localStorage.setItem(KEY, JSON.stringify({ code, at: new Date().toISOString() }))

export const clearFailure = () => localStorage.removeItem(KEY)
