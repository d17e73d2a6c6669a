import * as v from 'valibot'
import { typedLine } from './typed-text.ts'

/** A word of a query string. Apart from the numbers: cleaning of text is large, and most queries have none. */
export const queryText = v.pipe(v.string(), typedLine, v.maxLength(200))
