/** Cyrillic letters that look like Latin ones: an article is typed as it is seen. */
// biome-ignore format: a table of letters
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x',
}

/** Letters that sound like Latin ones of another shape: «НА» is read aloud as NA. */
const SOUND_ALIKE: Readonly<Record<string, string>> = {
  н: 'n',
  в: 'v',
  р: 'r',
  с: 's',
  у: 'u',
  з: 'z',
  л: 'l',
  г: 'g',
  д: 'd',
  ф: 'f',
  и: 'i',
  б: 'b',
  п: 'p',
}

/** In Latin letters: `НА-0001-У` → `ha-0001-y`. */
export const inLatin = (text: string) => [...text.toLowerCase()].map((sign) => LOOK_ALIKE[sign] ?? sign).join('')

/** An article without hyphens and spaces: `NA-0001-Y` → `na0001y`. */
export const codeOf = (text: string) => [...inLatin(text)].filter((sign) => /[a-z\d]/.test(sign)).join('')

/** The same by the sound of its letters. */
export const codeBySound = (text: string) => codeOf([...text.toLowerCase()].map((sign) => SOUND_ALIKE[sign] ?? sign).join(''))

/** Shorter ones are sizes and numbers of names. */
const SHORTEST = 3

export const isCode = (text: string) => /\d/.test(text) && codeOf(text).length >= SHORTEST
