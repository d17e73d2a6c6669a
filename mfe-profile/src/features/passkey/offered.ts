const KEY = 'passkey.offered'

/** Passkeys were offered on this device, whatever the answer. Without storage they are not offered. */
export function wasOffered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

export const markOffered = () => localStorage.setItem(KEY, new Date().toISOString())
