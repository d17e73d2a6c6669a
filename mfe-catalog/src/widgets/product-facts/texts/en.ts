import { ENGRAVING_MAX } from '@shop/contracts/cart/engraving'
import { INSTALMENTS_NAME } from '@shop/contracts/cart/instalments-name'
import { exchangeKeptDays, refundDays } from '@shop/i18n/facts'
import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  engraving: 'Engraving, {{sum}}',
  engravingText: `Up to ${ENGRAVING_MAX} characters inside, in roman type or script`,
  engravingMore: 'Add words',
  inLength: 'length {{size}}',
  inSize: 'size {{size}}',
  parts: `${INSTALMENTS_NAME.en} of {{share}}`,
  partsText: 'Every two weeks, the same total',
  partsMore: 'Dates',
  stylist: 'Ask a stylist',
  stylistText: 'On WhatsApp, by phone or by video',
  stylistMore: 'Ask',
  facts: 'Materials and dimensions',
  report: 'Certificate: {{stone}}, {{weight}}',
  reportOf: '{{laboratory}}, no.\u00a0{{number}}',
  demo: 'demo',
  demoHint: 'The number and the grades are an example: this is a demo shop.',
  collection: 'Collection',
  delivery: 'Delivery and returns',
  deliveryText: `Sent insured, in its case. If a piece does not suit you, return it or exchange the size within ${refundDays('en')}, with the tag and the papers in place; we keep the new size for ${exchangeKeptDays('en')}.`,
  care: 'Care and warranty',
  careMore: 'Care by metal and stone',
  warranty: 'Warranty',
  careText: 'Take it off before a shower, sport and sleep. Keep it apart: stones scratch metal. Wipe it with a soft cloth once a month.',
}
