import * as v from 'valibot'
import { FEEDBACK_MAX, FeedbackTopic } from '@shop/contracts/services/feedback'
import { lengthWithin, required } from '@shop/forms/required'
import { judged } from '@shop/forms/resolver'
import { agreement, contact, nameOf } from '../../features/letter/fields.ts'

/** What a shopper may send: each field's message is an error code. Free text keeps every sign, a name does not. */
export const fields = v.object({
  topic: FeedbackTopic,
  name: nameOf('EMPTY_NAME'),
  contact,
  message: v.pipe(
    v.string(),
    v.trim(),
    judged((text: string) => required(text, 'EMPTY_FIELD') ?? lengthWithin(text, { max: FEEDBACK_MAX })),
  ),
  agreement,
  // Signs that are missing bring another picture, as wrong ones do.
  signs: v.string(),
})
export type Fields = v.InferOutput<typeof fields>
/** Before a topic is chosen its value is empty. */
export type Draft = Omit<v.InferInput<typeof fields>, 'topic'> & { topic: string }
