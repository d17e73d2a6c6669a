const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** Of a letter to the shop: the server takes the same key as the same letter. A page that is not on HTTPS has no `randomUUID`. */
export const newKey = () => crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('')
