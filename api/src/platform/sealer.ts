import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts short secrets for the database. */
export interface Sealer {
  /** `boundTo`: the row's owner. In the row of another one the text cannot be opened. */
  seal: (boundTo: string, text: string) => string
  /** Throws when it was sealed under another key, or for another owner. */
  open: (boundTo: string, sealed: string) => string
}

/** A sealer with a key derived for this purpose alone. */
export function sealerOf(key: string, purpose: string): Sealer {
  const cipherKey = Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
  return {
    seal: (boundTo, text) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, cipherKey, nonce).setAAD(Buffer.from(boundTo))
      return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    open: (boundTo, text) => {
      const sealed = Buffer.from(text, 'base64url')
      const decipher = createDecipheriv(CIPHER, cipherKey, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(boundTo)).setAuthTag(sealed.subarray(-TAG_BYTES))
      return decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
