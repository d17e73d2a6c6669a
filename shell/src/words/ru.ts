import { errorsRu } from '@shop/i18n/errors/ru'
import { texts as session } from '@shop/session/texts/ru'
import { texts as ui } from '@shop/ui/texts/ru'
import { texts as shell } from '../texts/ru.ts'
import type { Words } from './words.ts'

export const words: Words = { ui, session, shell, errors: errorsRu }
