import { en } from './texts-en.ts'
import { ru } from './texts-ru.ts'

export const EXPORT_TEXTS = { ru, en }
