import type { Session } from '../access/sessions.ts'
import { type Language, minute, number, shortTime, type Texts, TEXTS } from '../texts/texts.ts'

/** Who reads a page, and in which language and theme. */
export interface Reader {
  language: Language
  session: Session | null
  theme: 'light' | 'dark' | null
  brand: string
  t: Texts
  number: (value: number) => string
  quoted: (text: string | undefined) => string
  minute: (at: string) => string
  /** Short: of today the time, of earlier days the date. */
  when: (at: string) => string
}

export const readerOf = (about: Pick<Reader, 'language' | 'session' | 'theme' | 'brand'>): Reader => ({
  ...about,
  t: TEXTS[about.language],
  quoted: (text = '') => (about.language === 'ru' ? `«${text}»` : `“${text}”`),
  number: (value) => number(value, about.language),
  minute,
  when: (at) => shortTime(at, about.language),
})
