/**
 * Chains, necklaces and bracelets are chosen by length, `45 см`; rings by size. Reads the name of a variant too,
 * `длина 45 см, 0,50 ct` [product.length-not-size].
 */
export const isLength = (size: string | null | undefined): boolean => /\d\s(см|cm)(,|$)/.test(size ?? '')

/** The same by the address of a piece, for cards, which know no sizes. */
export const hasLengths = (url: string): boolean => /^\/catalog\/(necklaces|bracelets)\//.test(url)
