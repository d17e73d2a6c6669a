import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  bonuses: 'Bonuses for purchases',
  sale: 'Private sale',
  drop: 'Drop of Magic',
  loyalty: 'Loyalty program',
  offline: 'In-store subscription',
  online: 'Newsletter subscription',
  tablet: 'Subscription on a tablet',
}
