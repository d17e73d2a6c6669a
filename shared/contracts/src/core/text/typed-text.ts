import * as v from 'valibot'
import { plainText } from './plain-text.ts'
import { readableText } from './readable-text.ts'

// What people type or paste: every text of a shopper's call passes one of these [forms.one-normalizer].

/** A line: name, address, code, query. One hyphen, one apostrophe, ASCII digits, single spaces, none around. */
export const typedLine = v.transform((text: string) => plainText(text).replace(/\s+/g, ' ').trim())

/** A message for people to read: its dashes, quotes and lines stay. */
export const typedMessage = v.transform((text: string) => readableText(text).trim())

/** A code without any space: `WELCOME 10` is WELCOME10. */
export const typedCode = v.transform((text: string) => plainText(text).replace(/\s+/g, ''))
