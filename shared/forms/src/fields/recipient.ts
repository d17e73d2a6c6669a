import { email, phone } from './contact.ts'
import type { Verdict } from '../verdict.ts'

export interface Recipient {
  email: string
  phone: string
  /** Of the buyer; empty when unknown. */
  ownEmail: string
}

const sameAddress = (text: string) => text.trim().toLowerCase()

/** A certificate needs an email or a phone, and never goes to one's own email. */
export function recipient(asked: Recipient): Verdict {
  const hasEmail = asked.email.trim() !== ''
  const hasPhone = phone(asked.phone) !== 'EMPTY_PHONE'
  if (!hasEmail && !hasPhone) return 'EMPTY_RECIPIENT_DATA'
  if (hasEmail && sameAddress(asked.email) === sameAddress(asked.ownEmail)) return 'SELF_MAIL_CERTIFICATE_SEND'
  return (hasEmail ? email(asked.email) : null) ?? (hasPhone ? phone(asked.phone) : null)
}
