import { en } from './en.ts'
import { ru } from './ru.ts'

export type Language = 'ru' | 'en'
export type Texts = typeof ru

export const TEXTS: Record<Language, Texts> = { ru, en }

export const languageOf = (accepted: string | undefined): Language => (/^\s*en/i.test(accepted ?? '') ? 'en' : 'ru')

/** `1 284` in Russian, `1,284` in English. */
export const number = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)

/** UTC, as in the records and on the command line. */
export const minute = (at: string): string => at.slice(0, 16).replace('T', '\u00A0')

/** Of today the time, of earlier days the date: for lists that are read at night on a phone. UTC too. */
export function shortTime(at: string, language: Language, now = new Date()): string {
  if (at.slice(0, 10) === now.toISOString().slice(0, 10)) return at.slice(11, 16)
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(at))
}
