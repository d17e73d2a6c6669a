import { isJoint } from './joints.ts'

/** Cyrillic letters with the Latin ones that look like them, then those that sound like them. */
const PAIRS = [
  'аa',
  'вb',
  'еe',
  'кk',
  'мm',
  'нh',
  'оo',
  'рp',
  'сc',
  'тt',
  'уy',
  'хx',
  'бb',
  'вv',
  'гg',
  'дd',
  'жj',
  'зz',
  'иi',
  'йy',
  'лl',
  'нn',
  'пp',
  'рr',
  'сs',
  'уu',
  'фf',
  'хh',
  'цc',
  'эe',
  'юu',
  'яy',
]

const ALPHABETS = { ru: 'абвгдежзийклмнопрстуфхцчшщыэюя', en: 'abcdefghijklmnopqrstuvwxyz' } as const

/** The letter itself first, then those of the other script that may be meant by it. */
export const sameLetters = (letter: string): string[] => [
  letter,
  ...PAIRS.filter((pair) => pair.includes(letter)).map((pair) => pair.replace(letter, '')),
]

export const lettersOf = (locale: 'ru' | 'en'): readonly string[] => [...ALPHABETS[locale]]

/** After these words one letter is a name: "letter A". */
export const isLetterWord = (word = '') => /^(?:букв|инициал|letter|initial)/.test(word)

/** «Буква с бриллиантом» and «буква в золоте» have prepositions; «буква с» is a letter. */
const BEFORE_CASE: Readonly<Record<string, RegExp>> = { с: /(?:ом|ем|ой|ей|ами|ями|ью|ым|им)$/, в: /(?:е|ом|ой|ах|ях)$/ }

/** "Letter S", «буквы а и м», "S initial", but not «подвеска с буквой» and "a letter". */
export const isLetterAt = (words: readonly string[], index: number): boolean => {
  const [before, word = '', after = ''] = [words[index - 1], words[index], words[index + 1]]
  if (!/^\p{L}$/u.test(word)) return false
  const isListed = isLetterAt(words, index - 1) || (isJoint(before) && isLetterAt(words, index - 2))
  if (isLetterWord(before) || isListed) return !(isJoint(word) && after) && !BEFORE_CASE[word]?.test(after)
  return /[b-z]/.test(word) && /^(?:letter|initial)/.test(after)
}
