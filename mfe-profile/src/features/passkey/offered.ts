const KEY = 'passkey.offered'

/** Somebody was asked on this device already, whatever they have answered. A browser that keeps nothing is not asked. */
export function wasOffered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

export const noteOffered = () => localStorage.setItem(KEY, new Date().toISOString())
