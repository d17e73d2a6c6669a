import { codeTexts } from '@shop/flows/texts/en'
import type { Translation } from '@shop/i18n'
import type { deletionTexts as ru } from './ru.ts'

export const deletionTexts: Translation<typeof ru> = {
  ...codeTexts,
  deletionLead_one: 'We close the account at once and erase its data in {{count}} day. Until then you can change your mind: just sign in.',
  deletionLead_other:
    'We close the account at once and erase its data in {{count}} days. Until then you can change your mind: just sign in.',
  deletionNoScript: 'The form needs JavaScript, which is off in this browser. Write to us, and we will delete the account for you.',
  deletionErased: 'What we erase',
  deletionErasedPerson: 'Name, phone, email, date of birth and password',
  deletionErasedLists: 'Address, favorites, bag and saved searches',
  deletionErasedNews: 'Subscriptions and alerts for a price or a size: emails stop at once',
  deletionErasedDevices: 'Sign-in on every device and the link to Yandex ID',
  deletionLost: 'Bonuses and gift certificates',
  deletionLostBonuses: 'Bonuses expire and cannot be restored',
  deletionKeptCertificates: 'Unspent gift certificates stay valid: pay with their number and code',
  deletionKept: 'What the law makes us keep',
  deletionKeptOrders: 'Orders and receipts with the contacts you gave in them, as accounting and tax laws require',
  deletionKeptWarranty: 'They also let us help with warranty and returns',
  deletionUnderWay: 'If an order or a return is still under way, we erase your data once it is finished.',
  deletionFormTitle: 'Confirm your phone',
  deletionPhone: 'Phone',
  deletionPhoneHint: 'We text a code to the number you sign in with',
  deletionUnderstood: 'I understand that erased data cannot be restored',
  deletionTryAgain: 'Try again',
  deletionFourDigits: 'Four digits',
  deletionCodeHint: 'We close the account as soon as you enter the last digit',
  deletionDeleting: 'Closing…',
  deletionChange: 'Change',
  deletionDelete: 'Delete the account',
  deletionDoneTitle: 'We erase your data on {{date}}',
  deletionDoneText: 'The account with {{phone}} is closed on every device.',
  deletionDoneBack: 'If you change your mind, sign in with this number before {{date}}: favorites and orders will be there.',
  deletionDoneUnknown: 'If nobody has ever signed in to {{brand}} with this number, there is nothing to delete.',
  deletionToHome: 'Go to the home page',
}
