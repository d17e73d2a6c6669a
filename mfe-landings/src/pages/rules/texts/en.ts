import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  certificateInfo: 'About gift certificates',
  certificatesAndPromo: 'Certificate and promo code rules',
  loyalty: 'Loyalty program rules',
  referral: 'Referral program',
}
