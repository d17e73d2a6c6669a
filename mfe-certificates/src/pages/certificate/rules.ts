import { CERTIFICATE_MESSAGE_MAX } from '@shop/contracts/deposits'
import type { ErrorCode } from '@shop/contracts/error-codes'
import { email, phoneNumber } from '@shop/forms/contact'
import { dateOf, dayOf, dayWithin } from '@shop/forms/dates'
import { certificateAmount } from '@shop/forms/numbers'
import { recipient } from '@shop/forms/recipient'
import { checked, lengthWithin, required } from '@shop/forms/required'
import type { Draft } from './model/draft.ts'
import type { Wish } from './model/order.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NAME_MAX = 60

/** `25 000` → 25000; nothing typed is null. */
export const roubles = (amount: string) => (amount.replace(/\D/g, '') === '' ? null : Number(amount.replace(/\D/g, '')))

/** `2026-11-28` → `28.11.2026`. */
export const dottedDay = (day: string) => day.split('-').toReversed().join('.')
/** `28.11.2026` → `2026-11-28`. */
export const fieldDay = (day: string) => day.split('.').toReversed().join('-')

const isMail = (text: string) => text.includes('@')

interface Known {
  /** dd.mm.yyyy */
  today: string
  lastSendDate: string
  /** Of the account, besides the one typed for the receipt. */
  ownEmail: string | null
}

/** What is wrong with the form, by field, in its order on the page. */
export function complaints(draft: Draft, { today, lastSendDate, ownEmail }: Known): Partial<Record<keyof Draft, ErrorCode>> {
  const to = draft.recipient.trim()
  const addressee = { email: isMail(to) ? to : '', phone: isMail(to) ? '' : to }
  const found: Record<string, ErrorCode | null> = {
    amount: certificateAmount(roubles(draft.amount)),
    recipientName: lengthWithin(draft.recipientName, { max: NAME_MAX }),
    recipient: recipient({ ...addressee, ownEmail: draft.email }) ?? recipient({ ...addressee, ownEmail: ownEmail ?? '' }),
    message: lengthWithin(draft.message, { max: CERTIFICATE_MESSAGE_MAX }),
    day: draft.when === 'later' ? sendDay(dottedDay(draft.day), today, lastSendDate) : null,
    senderName: required(draft.senderName, 'EMPTY_NAME') ?? lengthWithin(draft.senderName, { max: NAME_MAX }),
    email: email(draft.email),
    agreement: checked(draft.agreement, 'PERSONAL_DATA_AGREEMENT'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== null))
}

/** Not before today and not after the last day, both by Moscow's calendar (readings 37, 48). */
function sendDay(day: string, today: string, last: string): ErrorCode | null {
  const first = dateOf(today) ?? dayOf(new Date())
  const end = dateOf(last) ?? new Date(first.getTime() + 365 * DAY_MS)
  return required(day, 'EMPTY_DATE') ?? dayWithin(dateOf(day), first, end)
}

/** A valid draft as the API takes it. */
export function wishOf(draft: Draft, designId: number, today: string): Wish {
  const to = draft.recipient.trim()
  return {
    designId: draft.designId ?? designId,
    amount: roubles(draft.amount) ?? 0,
    recipientName: draft.recipientName.trim(),
    recipientEmail: isMail(to) ? to : null,
    recipientPhone: isMail(to) ? null : phoneNumber(to),
    senderName: draft.senderName.trim(),
    email: draft.email.trim(),
    message: draft.message.trim(),
    sendDate: draft.when === 'later' ? dottedDay(draft.day) : today,
    agreement: true,
  }
}
