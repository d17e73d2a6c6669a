import * as v from 'valibot'
import { FEEDBACK_MAX, FeedbackTopic } from '@shop/contracts/feedback'
import { login, phoneNumber } from '@shop/forms/contact'
import { checked, lengthWithin, required } from '@shop/forms/required'
import { judged } from '@shop/forms/resolver'
import { allowedSigns } from '@shop/forms/signs'

/** What a shopper may send: each field's message is an error code. Free text keeps every sign, a name does not. */
export const fields = v.object({
  topic: FeedbackTopic,
  name: v.pipe(
    v.string(),
    v.trim(),
    judged((text: string) => required(text, 'EMPTY_NAME')),
    judged(allowedSigns),
    v.maxLength(120, 'TOO_LONG'),
  ),
  contact: v.pipe(
    v.string(),
    v.trim(),
    judged(login),
    v.transform((text) => (text.includes('@') ? text.toLowerCase() : phoneNumber(text))),
  ),
  message: v.pipe(
    v.string(),
    v.trim(),
    judged((text: string) => required(text, 'EMPTY_FIELD') ?? lengthWithin(text, { max: FEEDBACK_MAX })),
  ),
  agreement: v.pipe(
    v.boolean(),
    judged((value: boolean) => checked(value, 'PERSONAL_DATA_AGREEMENT')),
  ),
  // Signs that are missing bring another picture, as wrong ones do.
  signs: v.string(),
})
export type Fields = v.InferOutput<typeof fields>
/** Before a topic is chosen its value is empty. */
export type Draft = Omit<v.InferInput<typeof fields>, 'topic'> & { topic: string }
