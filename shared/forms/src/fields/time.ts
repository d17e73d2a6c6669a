import { required } from '../required.ts'
import { plainText } from '../text.ts'
import type { Verdict } from '../verdict.ts'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** hh:mm, 00:00 to 23:59. */
export const time = (text: string): Verdict => required(text) ?? (TIME.test(plainText(text).trim()) ? null : 'WRONG_FIELD')
