import * as v from 'valibot'
import { CERTIFICATE_MESSAGE_MAX } from '@shop/contracts/certificates/message'
import { email } from '@shop/forms/fields/contact'
import { sendDate } from '@shop/forms/fields/dates'
import { certificateAmount } from '@shop/forms/fields/numbers'
import { recipient } from '@shop/forms/fields/recipient'
import { checked, lengthWithin, required } from '@shop/forms/required'
import { validated } from '@shop/forms/resolver'
import type { Verdict } from '@shop/forms/verdict'
import { isMail } from '../../rules.ts'

const NAME_MAX = 60

export interface CertificateFormContext {
  /** dd.mm.yyyy */
  today: string
  lastSendDate: string
  /** The account's e-mail, in addition to the receipt's. */
  ownEmail: string | null
}

const text = (verdict: (text: string) => Verdict) => v.pipe(v.string(), validated(verdict))

const fields = v.object({
  designId: v.nullable(v.number()),
  amount: text(certificateAmount),
  recipientName: text((name) => lengthWithin(name, { max: NAME_MAX })),
  recipient: v.string(),
  message: text((words) => lengthWithin(words, { max: CERTIFICATE_MESSAGE_MAX })),
  when: v.picklist(['now', 'later']),
  day: v.string(),
  senderName: text((name) => required(name, 'EMPTY_NAME') ?? lengthWithin(name, { max: NAME_MAX })),
  email: text(email),
  agreement: v.pipe(
    v.boolean(),
    validated((agreement: boolean) => checked(agreement, 'PERSONAL_DATA_AGREEMENT')),
  ),
})
type Fields = v.InferOutput<typeof fields>

/** Certificate form schema. Compares the recipient with the buyer's e-mail; requires a date only for later sending. */
export const certificateFields = ({ today, lastSendDate, ownEmail }: CertificateFormContext) =>
  v.pipe(
    fields,
    v.forward(
      validated((draft: Fields) => addressee(draft.recipient, draft.email) ?? addressee(draft.recipient, ownEmail ?? '')),
      ['recipient'],
    ),
    v.forward(
      validated(({ when, day }: Fields) => (when === 'later' ? sendDate(day, today, lastSendDate) : null)),
      ['day'],
    ),
  )

function addressee(typed: string, ownEmail: string): Verdict {
  const to = typed.trim()
  return recipient({ email: isMail(to) ? to : '', phone: isMail(to) ? '' : to, ownEmail })
}
