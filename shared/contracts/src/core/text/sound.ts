const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюя'
/** Each letter's sound; the hard and the soft sign have none. */
const LATIN = 'a b v g d e zh z i i k l m n o p r s t u f h c ch sh sh  i  e iu ia'.split(' ')

/** Spellings of one sound: `koltso` and `kolco`, `zhemchug` and `jemchug`. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'sh'],
  [/tch/g, 'ch'],
  [/zh/g, 'j'],
  [/kh|x/g, 'h'],
  [/tz|ts/g, 'c'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
]

/** How a word sounds, in Latin letters: the same for `кольцо`, `kolco` and `koltso`. */
export const soundOf = (word: string): string => {
  const latin = [...word].map((letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('')
  return SAME.reduce((text, [pattern, letters]) => text.replace(pattern, letters), latin)
}

/** Letters as they are typed: without case, accents, apostrophes and the dots of ё. */
const foldOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{P}]/gu, '')
    .toLowerCase()

/** Whether all typed words, or their beginnings, are in a text, in either script: «мосс» is in "Vera Moss". */
export function saysAll(text: string, typed: string): boolean {
  const folded = foldOf(text)
  const sounds = soundOf(folded)
  return foldOf(typed)
    .split(' ')
    .every((word) => folded.includes(word) || (soundOf(word) && sounds.includes(soundOf(word))))
}
