import { useLocale } from '@shop/i18n'
import { texts as en } from '../../texts/nothing-to-order/en.ts'
import { texts as ru } from '../../texts/nothing-to-order/ru.ts'

/** Texts of a bag with nothing to order: they come with their part, since few bags are so. */
export const useNothingTexts = () => (useLocale() === 'ru' ? ru : en)
