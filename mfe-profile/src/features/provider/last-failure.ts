const KEY = 'sign-in.failure'

/** For support: what went wrong last, and when. Never a token, a code or a state. */
export const keepFailure = (code: string) => localStorage.setItem(KEY, JSON.stringify({ code, at: new Date().toISOString() }))

export const forgetFailure = () => localStorage.removeItem(KEY)
