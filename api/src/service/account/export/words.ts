import { en } from './words-en.ts'
import { ru } from './words-ru.ts'

export const EXPORT_WORDS = { ru, en }
