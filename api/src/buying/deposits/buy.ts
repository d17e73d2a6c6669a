import { createDeposit, depositOrder, retryDeposit } from '@shop/contracts/certificates/deposits'
import type { PaymentPageRequest } from '../../platform/ports/payments.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf, rowsOf } from '../../platform/db/rows.ts'
import { type Api, type Call, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { PAYMENT_TEXTS } from '../payments/texts.ts'
import { ownOrigin } from '../payments/way-back.ts'
import { type SessionOwner, ownerOf, sessionOf } from '../../visitors/session/shopper.ts'
import { checkOrder } from './check-order.ts'
import { designRow } from './designs.ts'
import { newDepositNumber } from './code.ts'
import { type DepositRow, depositReturn, depositRow, lockDeposit, payableDeposit } from './lifecycle.ts'
import { ADD_DEPOSIT, DEPOSIT_BY_KEY, DEPOSIT_OF_BUYER, DESIGN_OF } from './sql.ts'
import { DEPOSIT_TEXTS } from './texts.ts'
import type { PaymentsApi } from '../payments/payments.ts'

/** Purchase of a certificate: a separate flow, paid by payment method 13. */
export function serveBuying(api: PaymentsApi) {
  const { database, payments, shopHosts, clock } = api
  payments.handle('deposit', payableDeposit)

  implement(api, createDeposit, async ({ body, sessionHash, visitor }) => {
    // Deposits are in roubles, and roubles are never shown abroad.
    if (visitor.shop.currency !== 'RUB') throw new Refused('NOT_FOUND')
    const origin = ownOrigin(visitor, shopHosts)
    const { deposit, tried } = await database.transaction(async (connection) => {
      const owner = await sessionOf(connection, sessionHash)
      const key = `${owner.sessionId}:${body.idempotencyKey}`
      const known = await rowOf(connection, depositRow, DEPOSIT_BY_KEY, [key])
      if (known) return { deposit: known, tried: await lastTry(api, connection, known) }
      const checked = await checkOrder(connection, body, owner, clock.now())
      const deposit = await rowOf(connection, depositRow, ADD_DEPOSIT, [
        newDepositNumber(),
        body.designId,
        body.amount * 100,
        body.recipientName,
        body.recipientEmail,
        body.recipientPhone,
        body.senderName,
        body.message,
        body.email,
        checked.phone,
        owner.userId,
        owner.sessionId,
        key,
        new URL(origin).host,
        visitor.shop.locale,
        checked.sendOn,
        clock.now().toISOString(),
      ])
      // A concurrent call with this key has committed: it created the certificate.
      if (!deposit) throw new Refused('TOO_MANY_REQUESTS')
      return { deposit, tried: await payments.prepare(connection, 'deposit', deposit.id, toPageRequest(deposit, origin)) }
    })
    const paymentUrl = tried && (await payments.open(tried))
    if (!paymentUrl) throw new Refused('DEPOSIT_ORDER')
    return { result: true, depositId: deposit.id, sum: deposit.amount, paymentUrl }
  })

  implement(api, depositOrder, async ({ params, sessionHash, visitor: { shop } }) => {
    const deposit = await boughtBy(api, params.depositId, await ownerOf(database, sessionHash))
    const [[last], [card]] = await Promise.all([
      payments.triesOf(database, 'deposit', deposit.id),
      rowsOf(database, designRow, DESIGN_OF, [shop.locale, deposit.id]),
    ])
    const declined = PAYMENT_TEXTS[shop.locale].declined
    const reason = last?.message ?? ''
    const isDeclined = deposit.status === 'created' && last?.status === 'declined'
    return {
      result: true,
      deposit: {
        depositId: deposit.id,
        status: deposit.status,
        sum: deposit.amount,
        recipient: deposit.recipient_email ?? deposit.recipient_phone ?? '',
        sendDate: deposit.sendDate,
        message: isDeclined ? (Object.hasOwn(declined, reason) ? declined[reason as keyof typeof declined] : declined.other) : null,
        design: card?.design ?? null,
        recipientName: deposit.recipient_name,
        words: deposit.message,
      },
    }
  })

  implement(api, retryDeposit, async ({ params, sessionHash, visitor }: Call<'depositId', unknown>) => {
    const mine = await boughtBy(api, params.depositId, await ownerOf(database, sessionHash))
    await payments.askAll('deposit', mine.id)
    const tried = await database.transaction(async (connection) => {
      // Serializes two clicks: the second gets the first one's page. A payment that has arrived meanwhile wins.
      const deposit = await lockDeposit(connection, mine.id)
      if (deposit?.status !== 'created') throw new Refused('DEPOSIT_ORDER')
      const last = await lastTry(api, connection, deposit)
      const asked = toPageRequest(deposit, ownOrigin(visitor, shopHosts))
      return last?.status === 'pending' ? last : payments.prepare(connection, 'deposit', deposit.id, asked)
    })
    const paymentUrl = await payments.open(tried)
    if (!paymentUrl) throw new Refused('DEPOSIT_ORDER')
    return { result: true, paymentUrl }
  })
}

/** Visible to the buying session or user only, like an order. */
async function boughtBy({ database }: Api, id: string, owner: SessionOwner | null): Promise<DepositRow> {
  const deposit = owner ? await rowOf(database, depositRow, DEPOSIT_OF_BUYER, [id, owner.sessionId, owner.userId]) : undefined
  if (!deposit) throw new Refused('NOT_FOUND')
  return deposit
}

const lastTry = async ({ payments }: PaymentsApi, connection: Queryable, { id }: DepositRow) =>
  (await payments.triesOf(connection, 'deposit', id))[0] ?? null

function toPageRequest(deposit: DepositRow, origin: string): Omit<PaymentPageRequest, 'reference'> {
  const name = DEPOSIT_TEXTS[deposit.locale].receipt(deposit.id)
  return {
    amount: deposit.amount,
    currency: 'RUB',
    description: name,
    method: 'payselection',
    // On the receipt a certificate is an advance payment, not goods.
    receipt: {
      items: [{ name, price: deposit.amount, quantity: 1, sum: deposit.amount, object: 'payment' }],
      paidNow: deposit.amount,
      paidBefore: 0,
    },
    email: deposit.buyer_email,
    phone: deposit.buyer_phone,
    locale: deposit.locale,
    returnUrl: depositReturn(origin, deposit.id),
  }
}
