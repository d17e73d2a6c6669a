import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  form: 'Write to us',
  topic: 'What it is about',
  chooseTopic: 'Choose a topic',
  orderTopic: 'Order and delivery',
  pieceTopic: 'A piece of jewelry',
  returnTopic: 'Return or repair',
  shopTopic: 'A store',
  siteTopic: 'Site and app',
  otherTopic: 'Something else',
  name: 'Name',
  contact: 'Phone or email',
  message: 'Message',
  messageHint: 'If it is about an order, give its number',
  agreement: 'I agree to the processing of',
  agreementLink: 'my personal data',
  noScript: 'The form needs JavaScript, which is off in this browser. Please call or send an email.',
  send: 'Send',
  tryAgain: 'Send again',
  number: 'Your message is number {{number}}.',
  mailed: 'We have sent a confirmation to {{email}}.',
  willCall: 'We will answer by phone.',
  another: 'Write again',
}
