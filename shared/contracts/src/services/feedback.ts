import * as v from 'valibot'
import { CaptchaReply } from '../confirmation/captcha.ts'
import { PhoneOrEmail, SignedName } from '../contact/contact.ts'
import { defineEndpoint } from '../core/endpoint.ts'
import { IdempotencyKey } from '../core/id.ts'
import { typedMessage } from '../core/text/typed-text.ts'

export const FEEDBACK_TOPICS = ['order', 'piece', 'return', 'shop', 'site', 'other'] as const
export const FeedbackTopic = v.picklist(FEEDBACK_TOPICS, 'REQUIRED_FIELD')
export type FeedbackTopic = (typeof FEEDBACK_TOPICS)[number]

export const FEEDBACK_MAX = 3000

export const sendFeedback = defineEndpoint('/feedback', {
  name: 'sendFeedback',
  method: 'POST',
  body: v.object({
    topic: FeedbackTopic,
    name: SignedName,
    contact: PhoneOrEmail,
    message: v.pipe(v.string('EMPTY_FIELD'), typedMessage, v.nonEmpty('EMPTY_FIELD'), v.maxLength(FEEDBACK_MAX, 'TOO_LONG')),
    agreement: v.literal(true, 'PERSONAL_DATA_AGREEMENT'),
    /** Idempotency key. */
    idempotencyKey: IdempotencyKey,
    captcha: v.optional(CaptchaReply),
  }),
  answer: v.object({
    result: v.literal(true),
    /** Reference number in letters. */
    number: v.string(),
    /** Localized confirmation text. */
    message: v.string(),
  }),
  about:
    'A message to the shop: it goes to the support mailbox, and a letter to the writer’s e-mail says that it has arrived. After three an hour CAPTCHA_REQUIRED; ten an hour for a session (TOO_MANY_REQUESTS).',
  example: {
    body: {
      topic: 'order',
      name: 'Анна',
      contact: 'anna@example.com',
      message: 'Можно ли поменять адрес доставки?',
      agreement: true,
      idempotencyKey: '4f0c1b7e-8a62-4f5e-9d1a-2b3c4d5e6f70',
    },
    answer: { result: true, number: '4F0C1B7E', message: 'Спасибо за отзыв' },
  },
})
