import type { CertificateType } from '@shop/contracts/certificates/certificate-type'
import { CERTIFICATE_MESSAGE_MAX } from '@shop/contracts/certificates/message'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { OrderDraft } from '@shop/contracts/orders/order'
import { phone as phoneVerdict, phoneNumber } from '@shop/forms/fields/contact'
import { recipient } from '@shop/forms/fields/recipient'
import { lengthWithin } from '@shop/forms/required'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import type { SessionOwner } from '../../../visitors/session/shopper.ts'
import type { LineFacts } from '../../cart/cart-rows.ts'
import type { OrderOptions } from '../rows/order-rows.ts'

/** The certificates of an order: how they are given, and who gets the electronic ones. */
export interface OrderedCertificates {
  type: CertificateType | null
  gift: NonNullable<OrderOptions['certificate']> | null
}

const accountRow = v.object({ email: v.nullable(v.string()) })

/** The order that is being placed. */
interface CertificateRequest {
  draft: Pick<OrderDraft, 'certificate_email' | 'certificate_phone' | 'certificate_message'>
  owner: SessionOwner
  ownEmail: string
}

/**
 * The bag decides the type [checkout.certificate-type]; electronic certificates need a recipient [certificates.recipient-needed], who is
 * not the buyer [certificates.not-to-oneself].
 */
export async function certificatesAsked(
  connection: Queryable,
  lines: readonly Pick<LineFacts, 'certificate'>[],
  { draft, owner, ownEmail }: CertificateRequest,
): Promise<OrderedCertificates | { errors: Record<string, ErrorCode> }> {
  const has = (type: CertificateType) => lines.some(({ certificate }) => certificate === type)
  const type = has('printed') ? 'printed' : has('electronic') ? 'electronic' : null
  if (!has('electronic')) return { type, gift: null }
  const account =
    owner.userId === null ? undefined : await rowOf(connection, accountRow, 'SELECT email FROM users WHERE id = $1', [owner.userId])
  const [email, phone, message] = [draft.certificate_email ?? '', draft.certificate_phone ?? '', draft.certificate_message ?? '']
  const wrong = recipient({ email, phone, ownEmail }) ?? (account?.email ? recipient({ email, phone, ownEmail: account.email }) : null)
  const tooLong = lengthWithin(message, { max: CERTIFICATE_MESSAGE_MAX })
  if (wrong || tooLong) {
    const field = wrong === 'WRONG_PHONE' ? 'certificate_phone' : 'certificate_email'
    return { errors: { ...(wrong && { [field]: wrong }), ...(tooLong && { certificate_message: tooLong }) } }
  }
  // `+` and `+7` are empty fields.
  const isPhone = phoneVerdict(phone) === null
  return { type, gift: { email: email.trim().toLowerCase() || null, phone: isPhone ? phoneNumber(phone) : null, message: message.trim() } }
}
