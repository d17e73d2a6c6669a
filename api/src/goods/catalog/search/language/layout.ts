const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбю'

const pairs = [...LATIN].map((key, index) => [key, CYRILLIC[index] ?? key] as const)
const TO_CYRILLIC = new Map(pairs)
const TO_LATIN = new Map(pairs.map(([latin, cyrillic]) => [cyrillic, latin]))

/** Translates between keyboard layouts: `rjkmwj` → `кольцо`, `кштп` → `ring`. */
export const otherLayout = (text: string): string => [...text].map((sign) => (TO_LATIN.get(sign) ?? TO_CYRILLIC.get(sign)) || sign).join('')
