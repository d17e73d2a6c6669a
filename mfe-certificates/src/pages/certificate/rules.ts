import type { CreateDepositBody } from '@shop/contracts/certificates/deposits'
import { majorOf } from '@shop/forms/fields/amount'
import { phoneNumber } from '@shop/forms/fields/contact'
import type { Draft } from './model/draft.ts'

/** Data of a certificate order. */
export type CertificateOrder = Omit<CreateDepositBody, 'idempotencyKey' | 'payment_method_id'>

/** `25 000` → 25000; null when it is no whole sum. */
export function roubles(amount: string): number | null {
  const rub = majorOf(amount, 'RUB')
  return rub !== null && Number.isInteger(rub) ? rub : null
}

/** `28.11.2026` → `2026-11-28`. */
export const calendarDay = (day: string) => day.split('.').toReversed().join('-')

export const isMail = (text: string) => text.includes('@')

/** Converts a valid draft to the API's format. */
export function orderOf(draft: Draft, designId: number, today: string): CertificateOrder {
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
    sendDate: draft.when === 'later' ? draft.day.trim() : today,
    agreement: true,
  }
}
