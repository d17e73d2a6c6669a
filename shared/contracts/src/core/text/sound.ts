import { plainText } from './plain-text.ts'

// biome-ignore format: a table of letters
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p',
  р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia',
}

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
  const latin = [...word].map((letter) => CYRILLIC[letter] ?? letter).join('')
  return SAME.reduce((text, [pattern, letters]) => text.replace(pattern, letters), latin)
}

/** Letters as they are typed: without case, accents and the dots of ё. */
const foldOf = (text: string) => plainText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether all typed words, or their beginnings, are in a text, in either script: «мосс» is in "Vera Moss". */
export function saysAll(text: string, typed: string): boolean {
  const folded = foldOf(text)
  const sounds = soundOf(folded)
  return foldOf(typed)
    .split(' ')
    .filter(Boolean)
    .every((word) => folded.includes(word) || (soundOf(word) !== '' && sounds.includes(soundOf(word))))
}
