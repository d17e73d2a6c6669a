import type { CaptchaProof } from '@shop/contracts/confirmation/captcha-proof'

/** Hashes per batch: the page stays responsive between batches. */
const LOT = 2_000

const hex = (hash: ArrayBuffer) => Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Finds the number of a task; throws if there is none. */
export async function solve({ salt, challenge, max }: Pick<CaptchaProof, 'salt' | 'challenge' | 'max'>): Promise<string> {
  const encoder = new TextEncoder()
  for (let first = 0; first <= max; first += LOT) {
    const numbers = Array.from({ length: Math.min(LOT, max + 1 - first) }, (_, index) => String(first + index))
    const hashes = await Promise.all(numbers.map((number) => crypto.subtle.digest('SHA-256', encoder.encode(salt + number))))
    const found = hashes.findIndex((hash) => hex(hash) === challenge)
    if (found >= 0) return numbers[found] as string
  }
  throw new Error('The task has no solution')
}
