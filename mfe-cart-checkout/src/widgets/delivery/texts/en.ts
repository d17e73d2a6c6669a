import { deliveryTexts } from '@shop/flows/texts/delivery/en'
import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...deliveryTexts,
  more: 'Payment, pickup points and common questions',
}
