import { refundDays } from '@shop/i18n/facts'
import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  facts: 'Materials and dimensions',
  collection: 'Collection',
  delivery: 'Delivery and returns',
  deliveryText: `Sent insured, in its case. If a piece does not suit you, return it or exchange the size within ${refundDays('en')}, with the tag and the papers in place.`,
  care: 'Care and warranty',
  careMore: 'Care by metal and stone',
  warranty: 'Warranty',
  careText: 'Take it off before a shower, sport and sleep. Keep it apart: stones scratch metal. Wipe it with a soft cloth once a month.',
}
