import type { Translation } from '@shop/i18n'
import type { sectionTexts as ru } from './ru.ts'

export const sectionTexts: Translation<typeof ru> = {
  orders: 'Orders',
  pieces: 'My pieces',
  bonuses: 'Bonuses',
  certificates: 'Certificates',
  news: 'News and alerts',
  personal: 'Personal data',
  security: 'Sign-in and security',
  wishlist: 'Favorites',
  signOut: 'Sign out',
}
