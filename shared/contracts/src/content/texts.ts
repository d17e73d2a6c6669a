import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { AnswerCode } from '../core/errors/answer-code.ts'

export const InterfaceTexts = v.object({
  locale: v.picklist(['ru', 'en']),
  errors: v.record(AnswerCode, v.string()),
  /** Texts changed by editors, `mfe-catalog/listing.nothing` → text: override those of a page. */
  overrides: v.optional(v.record(v.string(), v.string()), {}),
})
export type InterfaceTexts = v.InferOutput<typeof InterfaceTexts>

/** Shared interface texts; page texts come with the page's code. */
export const interfaceTexts = defineEndpoint('/texts/{locale}', {
  name: 'interfaceTexts',
  method: 'GET',
  answer: InterfaceTexts,
  about:
    'The messages of the error catalogue by code in a language, `{{count}}` and the like still open, and the texts that an editor has changed. Unknown: NOT_FOUND.',
  example: { answer: { locale: 'en', errors: { WRONG_PHONE: 'Check the phone number' }, overrides: { 'shell.footer.about': 'About us' } } },
})
