import { firstErrorsEn } from '@shop/i18n/errors/first/en'
import { texts as session } from '@shop/session/texts/en'
import { texts as ui } from '@shop/ui/texts/en'
import { texts as shell } from '../texts/en.ts'
import type { DocumentTexts } from './document-texts.ts'

export const documentTexts: DocumentTexts = { ui, session, shell, errors: firstErrorsEn }
