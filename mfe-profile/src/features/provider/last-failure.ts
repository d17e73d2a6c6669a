const KEY = 'sign-in.failure'

/** Last failure and its time, for support. Never a token, code or state. */
export const keepFailure = (code: string) => localStorage.setItem(KEY, JSON.stringify({ code, at: new Date().toISOString() }))

export const forgetFailure = () => localStorage.removeItem(KEY)
