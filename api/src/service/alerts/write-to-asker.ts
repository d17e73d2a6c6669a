import type { Locale } from '@shop/contracts/shop/storefront'
import { alertConfirmLetter, type AlertSubject, alreadyLetter } from '../../buying/letters/news.ts'
import { originOf } from '../../buying/payments/origin.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Api } from '../../platform/http/implement.ts'
import { TooMany } from '../../platform/http/refusal.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { letter } from '../../platform/outbox/messages.ts'
import { ALREADY_TO_EMAIL, countOne } from '../../visitors/guards/limits.ts'

interface Asker {
  email: string
  /** The address has confirmed this subject before. */
  isConfirmed: boolean
  host: string
  locale: Locale
}

/** Asks an address to confirm, or tells it once a day that it is confirmed: each request is followed by a letter [product.alert-known]. */
export async function writeToAsker(connection: Queryable, api: Api, subject: AlertSubject, { email, isConfirmed, host, locale }: Asker) {
  if (isConfirmed && !(await isFirstToday(connection, api, subject, email))) return
  const signer = { origin: originOf(host), key: api.codeKey, now: api.clock.now() }
  await enqueue(connection, letter, { to: email, ...(isConfirmed ? alreadyLetter : alertConfirmLetter)(subject, locale, signer) })
}

async function isFirstToday(connection: Queryable, { clock }: Api, { kind, id }: AlertSubject, email: string): Promise<boolean> {
  try {
    await countOne(connection, clock, [[ALREADY_TO_EMAIL, `${kind} ${id} ${email}`]])
    return true
  } catch (failure) {
    if (failure instanceof TooMany) return false
    throw failure
  }
}
