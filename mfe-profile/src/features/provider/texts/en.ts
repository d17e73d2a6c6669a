import type { Translation } from '@shop/i18n'
import type { providerTexts as ru } from './ru.ts'

export const providerTexts: Translation<typeof ru> = {
  providerShow: 'Show the window',
  providerSameTab: 'Go on in this tab',
  providerBlocked: 'Your browser did not open the window. Go on in this tab, and we bring you back here, or allow windows for this site.',
  provider_taken: 'This Yandex ID is already linked to another account',
  provider_state: 'This attempt was used already or was started in another window. Please start again.',
  provider_expired: 'More than ten minutes have passed. Please start again.',
  provider_denied: 'You did not allow your details to be shared. This way does not work without them.',
  provider_exchange: 'The service did not confirm the sign-in. Try again or choose another way.',
  provider_profile: 'The service did not tell us who you are. Try again or choose another way.',
  provider_unavailable: 'This way of signing in is not available here now. Choose another way.',
}
