/** `16,5` → `16.5`, `45 см` → `45`, `5 000 ₽` → `5000`: locale-independent and URL-safe. */
export const sizeKey = (size: string): string =>
  /^\d+(?:[.,]\d+)?/.exec(size.replace(/\s/g, ''))?.[0].replace(',', '.') ?? size.toLowerCase()

/** Compares sizes or weights regardless of format; null equals nothing. */
export const isSame = (one: string | null, other: string | null) => one !== null && other !== null && sizeKey(one) === sizeKey(other)
