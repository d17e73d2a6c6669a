const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** Random bytes as hex. */
export const randomHex = (bytes: number): string => Array.from(crypto.getRandomValues(new Uint8Array(bytes)), hex).join('')

/** A random id, such as an idempotency key. `randomUUID` is missing on insecure origins and in older browsers. */
export const randomId = (): string => crypto.randomUUID?.() ?? randomHex(16)
