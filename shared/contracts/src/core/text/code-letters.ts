const CYRILLIC_LOOK = 'АВЕКМНОРСТУХ'
const LATIN_LOOK = 'ABEKMHOPCTYX'
const CYRILLIC_KEYS = 'ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ'
const LATIN_KEYS = "QWERTYUIOP[]ASDFGHJKL;'ZXCVBNM,."

const swapped = (text: string, from: string, to: string) =>
  text.toUpperCase().replace(/\p{L}|\p{P}/gu, (sign) => to[from.indexOf(sign)] ?? sign)

/** In capitals, Cyrillic letters that look like Latin ones as those: `вELCOME10` → `BELCOME10`. For codes that are Latin by format. */
export const latinLook = (text: string): string => swapped(text, CYRILLIC_LOOK, LATIN_LOOK)

const cyrillicLook = (text: string) => swapped(text, LATIN_LOOK, CYRILLIC_LOOK)
/** As it would be with the keyboard in its other layout: `ЦУДСЩЬУ10` → `WELCOME10`. */
export const latinKeys = (text: string): string => swapped(text, CYRILLIC_KEYS, LATIN_KEYS)
const cyrillicKeys = (text: string) => swapped(text, LATIN_KEYS, CYRILLIC_KEYS)

/** W has no look-alike: `В` is its sound. */
const latinSound = (text: string) => latinLook(text.toUpperCase().replaceAll('В', 'W'))

/** What a shop's code may have meant, the likeliest first: as typed, by the look of its letters, by the other layout of the keyboard [bag.code-alphabet]. */
export const codeReadings = (text: string): string[] => [
  ...new Set([text.toUpperCase(), latinLook(text), latinSound(text), cyrillicLook(text), latinKeys(text), cyrillicKeys(text)]),
]
