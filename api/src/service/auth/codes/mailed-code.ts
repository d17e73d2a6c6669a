import { createHmac } from 'node:crypto'
import { AUTH_CODE_LENGTH } from '@shop/contracts/core/limits'
import * as v from 'valibot'
import type { Api } from '../../../platform/http/implement.ts'
import { codeLetter, confirmEmailLetter, noAccountLetter } from '../../../buying/letters/account/code.ts'
import { defineJob } from '../../../platform/outbox/work.ts'

export const CODE_LETTERS = ['sign-in', 'confirm', 'no-account'] as const
export type CodeLetter = (typeof CODE_LETTERS)[number]

/** A letter with a code, or a letter that there is no account: both take the same time, so timing reveals nothing. */
export const codeLetterDue = defineJob(
  'auth.code-letter',
  v.object({
    to: v.string(),
    letter: v.picklist(CODE_LETTERS),
    /** The code is derived from this and our key, so the database contains no codes. */
    nonce: v.string(),
    locale: v.picklist(['ru', 'en']),
    /** ISO 8601. An expired code is not sent. */
    expiresAt: v.string(),
  }),
)

/** The code of a letter. */
export function mailedCode(key: string, nonce: string): string {
  const value = createHmac('sha256', key).update(`mailed-code:${nonce}`).digest().readUInt32BE(0)
  return String(value % 10 ** AUTH_CODE_LENGTH).padStart(AUTH_CODE_LENGTH, '0')
}

const AT_ONCE = 4

export function mailCodes({ outbox, ports, clock, codeKey }: Api) {
  const send = async ({ to, letter, nonce, locale, expiresAt }: v.InferOutput<typeof codeLetterDue.schema>) => {
    if (new Date(expiresAt) <= clock.now()) return
    const code = mailedCode(codeKey, nonce)
    const written = {
      'sign-in': () => codeLetter(code, locale),
      confirm: () => confirmEmailLetter(code, locale),
      'no-account': () => noAccountLetter(locale),
    }[letter]()
    await ports.mail.send({ id: `code-${nonce}`, to, ...written })
  }
  outbox.handle(codeLetterDue, send, { atOnce: AT_ONCE })
}
