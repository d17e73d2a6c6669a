/** `16,5` → `16.5`, `45 см` → `45`: the same size in both languages where it is the same, and nothing to encode. */
export const sizeKey = (size: string): string => /^\d+(?:[.,]\d+)?/.exec(size)?.[0].replace(',', '.') ?? size.toLowerCase()

/** The same size or weight, however each is written; nothing equals nothing. */
export const isSame = (one: string | null, other: string | null) => one !== null && other !== null && sizeKey(one) === sizeKey(other)
