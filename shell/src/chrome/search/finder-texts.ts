import type { texts } from './texts/ru.ts'

export type FinderTexts = Readonly<Record<keyof typeof texts, string>>
