import type { Translation } from '@shop/i18n'
import { sectionTexts } from '#features/sections/texts/en.ts'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = { ...sectionTexts, title: 'Your profile' }
