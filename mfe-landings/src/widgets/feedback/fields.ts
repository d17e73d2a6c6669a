import * as v from 'valibot'
import { FEEDBACK_MAX, FeedbackTopic } from '@shop/contracts/services/feedback'
import { lengthWithin, required } from '@shop/forms/required'
import { validated } from '@shop/forms/resolver'
import { agreement, contact, nameOf } from '#features/letter/fields.ts'

/** Feedback form schema; messages are error codes. Names have restricted characters, free text does not. */
export const fields = v.object({
  topic: FeedbackTopic,
  name: nameOf('EMPTY_NAME'),
  contact,
  message: v.pipe(
    v.string(),
    v.trim(),
    validated((text: string) => required(text, 'EMPTY_FIELD') ?? lengthWithin(text, { max: FEEDBACK_MAX })),
  ),
  agreement,
  // Missing characters load another picture, like wrong ones.
  signs: v.string(),
})
export type Fields = v.InferOutput<typeof fields>
/** The initial topic is empty. */
export type Draft = Omit<v.InferInput<typeof fields>, 'topic'> & { topic: string }
