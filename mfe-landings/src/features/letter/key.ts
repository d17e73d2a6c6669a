const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** Idempotency key of a message. `randomUUID` needs HTTPS. */
export const newKey = () => crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('')
