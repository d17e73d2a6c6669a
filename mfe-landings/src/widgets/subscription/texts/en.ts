import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  email: 'Email',
  agreement: 'I agree to the',
  agreementLink: 'processing of my personal data',
  agreementAt: 'I agree to the processing of my personal data. The whole text is on our site, {{page}}; a consultant can show it to you',
  newsletter: 'I want emails about new pieces and offers of {{brand}}',
  submit: 'Get the promo code',
  how: 'A letter with a button comes. Press it, and we send the promo code. Every letter lets you unsubscribe.',
  known: 'Our emails go to {{email}} already. We send the promo code for subscribing if it is not spent yet.',
  sent: 'Check your mail',
  sentTo: 'We have sent a letter to {{email}}: it has all you need to get the promo code.',
  sentHelp: 'No letter? Look into spam and promotions.',
  sentKiosk: 'The letter is on its way. Press the button in it, and the promo code comes.',
  done: 'Done',
  title: 'Emails from {{brand}}',
}
