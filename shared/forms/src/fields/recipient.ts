import { email, phone } from './contact.ts'
import { plainText } from '../text.ts'
import type { Verdict } from '../verdict.ts'

export interface Recipient {
  email: string
  phone: string
  /** The buyer's e-mail; empty if unknown. */
  ownEmail: string
}

const sameAddress = (text: string) => plainText(text).trim().toLowerCase()

/** Requires an e-mail or phone; refuses the buyer's own e-mail. */
export function recipient(asked: Recipient): Verdict {
  const hasEmail = plainText(asked.email).trim() !== ''
  const hasPhone = phone(asked.phone) !== 'EMPTY_PHONE'
  if (!hasEmail && !hasPhone) return 'EMPTY_RECIPIENT_DATA'
  if (hasEmail && sameAddress(asked.email) === sameAddress(asked.ownEmail)) return 'SELF_MAIL_CERTIFICATE_SEND'
  return (hasEmail ? email(asked.email) : null) ?? (hasPhone ? phone(asked.phone) : null)
}
