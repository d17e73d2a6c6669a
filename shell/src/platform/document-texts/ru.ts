import { firstErrorsRu } from '@shop/i18n/errors/first/ru'
import { texts as session } from '@shop/session/texts/ru'
import { texts as ui } from '@shop/ui/texts/ru'
import { texts as shell } from '../texts/ru.ts'
import type { DocumentTexts } from './document-texts.ts'

export const documentTexts: DocumentTexts = { ui, session, shell, errors: firstErrorsRu }
