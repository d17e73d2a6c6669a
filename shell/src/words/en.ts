import { errorsEn } from '@shop/i18n/errors/en'
import { texts as session } from '@shop/session/texts/en'
import { texts as ui } from '@shop/ui/texts/en'
import { texts as shell } from '../texts/en.ts'
import type { Words } from './words.ts'

export const words: Words = { ui, session, shell, errors: errorsEn }
