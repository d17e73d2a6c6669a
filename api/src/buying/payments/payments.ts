import type { WebhookBody } from '@shop/contracts/orders/payment/payment'
import type { WalletKind } from '@shop/contracts/orders/payment/wallets'
import type { Logger } from '@shop/observability/log'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { rowOf, rowsOf } from '../../platform/db/rows.ts'
import type { Api } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { insertBeside } from '../../platform/db/insert.ts'
import { asRows, decided, enqueue } from '../../platform/outbox/enqueue.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import {
  cardOf,
  type ChargeOutcome,
  fromAmount,
  type GatewayCard,
  type GatewayOutcome,
  type PaymentPageRequest,
  type PaymentPort,
} from '../../platform/ports/payments.ts'
import type { Sealer } from '../../platform/sealer.ts'
import { forgetCard, keepCard, tokenOf } from './cards/cards.ts'
import { CHARGE_COMES_WITHIN_MS, FIRST_FOLLOW_UP_MS, FOLLOW_UP_MS, followUp, giveBack, refund, refundSecond } from './payment-jobs.ts'
import {
  type AskedPayment,
  isCharged,
  type Payment,
  paymentRefundRow,
  paymentRow,
  type PaymentStatus,
  type PaymentSubject,
  referenceRow,
} from './payment-rows.ts'
import * as sql from './payments-sql.ts'

/** A subject that can be paid. Both methods run in the report's transaction. */
export interface Payable {
  /** Locks the subject until the transaction ends. */
  hold: (connection: Queryable, id: string) => Promise<void>
  /** Handles a payment. Returns `refund` when it can no longer be accepted. */
  paid: (connection: Queryable, id: string, payment: Payment, now: Date) => Promise<'taken' | 'refund'>
}

/**
 * Payment attempts for any subject. Call `prepare` inside the deciding transaction, `open` after it. The gateway's signed report is the
 * source of truth, and counts once.
 */
export class Payments {
  readonly #payables = new Map<PaymentSubject, Payable>()
  readonly #database: Database
  readonly #clock: Clock
  readonly #port: PaymentPort
  readonly #sealer: Sealer
  readonly #log: Logger

  constructor(database: Database, clock: Clock, port: PaymentPort, sealer: Sealer, outbox: Outbox, log: Logger) {
    this.#database = database
    this.#clock = clock
    this.#port = port
    this.#sealer = sealer
    this.#log = log
    outbox.handle(refund, ({ reference }) => this.#refund(reference))
    outbox.handle(refundSecond, (second) => this.#refundSecond(second))
    outbox.handle(giveBack, ({ id }) => this.#giveBack(id))
    outbox.handle(forgetCard, ({ userId, sealedToken }) => this.#port.forgetCard(sealer.open(String(userId), sealedToken)))
    outbox.handle(followUp, ({ reference, round }) => this.#followUp(reference, round))
  }

  /** Handlers by subject. */
  handle(subject: PaymentSubject, payable: Payable): void {
    this.#payables.set(subject, payable)
  }

  /** Stores a new attempt. */
  async prepare(connection: Queryable, subject: PaymentSubject, subjectId: string, asked: AskedPayment): Promise<Payment> {
    const payment = await rowOf(connection, paymentRow, sql.ADD_PAYMENT, [
      subject,
      subjectId,
      asked.method,
      asked.amount,
      asked.currency,
      JSON.stringify(asked),
      this.#now(),
    ])
    if (!payment) throw new Error('The try to pay was not noted.')
    // A page is followed up from its opening; a charge from here, for its answer may get lost.
    if (isCharged(asked)) await this.#askLater(payment.reference, 0, connection)
    return payment
  }

  /**
   * The payment page, or the bank's page where a saved card needs to be confirmed; null for a charge without that: the state of the attempt
   * tells how it ended. The same for a repeated call; null when the gateway is unavailable. `returnUrl` replaces the stored one where that
   * must not hold a secret.
   */
  async open(payment: Payment, returnUrl = payment.asked.returnUrl): Promise<string | null> {
    const { reference, asked, url: known } = payment
    if (known) return known
    if (asked.card) return this.#charge(payment, asked.card)
    // Without its token, which is not stored, an attempt by wallet cannot be repeated.
    if (asked.wallet) return null
    try {
      const url = await this.#port.create({ ...asked, returnUrl, reference, isCardSaved: asked.saveCardFor !== undefined })
      const now = this.#clock.now()
      const later = new Date(now.getTime() + FIRST_FOLLOW_UP_MS)
      await insertBeside(this.#database, [sql.SET_URL, [reference, url]], asRows(now, [decided(followUp, { reference, round: 0 }, later)]))
      return url
    } catch (error) {
      this.#log.error({ reference, reason: error instanceof Error ? error.message : 'unknown' }, 'no payment page')
      return null
    }
  }

  /** Charges an attempt by the token of its wallet; answers like `open`. The token is neither stored nor logged. */
  chargeWallet = (payment: Payment, { kind, token }: { kind: WalletKind; token: string }, returnUrl: string): Promise<string | null> =>
    payment.url
      ? Promise.resolve(payment.url)
      : this.#chargeBy(payment, (asked) => this.#port.chargeWallet({ ...asked, returnUrl }, kind, token))

  /** Charges a saved card. */
  #charge = (payment: Payment, card: NonNullable<AskedPayment['card']>): Promise<string | null> =>
    this.#chargeBy(payment, async (asked) => {
      const token = await tokenOf(this.#database, this.#sealer, card)
      return token === null ? null : this.#port.charge(asked, token)
    })

  /** The gateway takes a reference once: a call that is repeated gets the first one's answer. */
  async #chargeBy(payment: Payment, charge: (asked: PaymentPageRequest) => Promise<ChargeOutcome | null>): Promise<string | null> {
    const { reference, asked, status } = payment
    if (status !== 'pending') return null
    try {
      const charged = await charge({ ...asked, reference })
      if (!charged) return null
      const { url, ...outcome } = charged
      await this.#learned(payment, outcome)
      if (url) await this.#database.query(sql.SET_URL, [reference, url])
      return url
    } catch (error) {
      this.#log.error({ reference, reason: error instanceof Error ? error.message : 'unknown' }, 'no answer to a charge')
      return null
    }
  }

  /** Attempts of a subject, latest first. */
  triesOf = (connection: Queryable, subject: PaymentSubject, subjectId: string) =>
    rowsOf(connection, paymentRow, sql.PAYMENTS_OF_SUBJECT, [subject, subjectId])

  /** Abandons open attempts; a late report is still processed. */
  giveUp = (connection: Queryable, subject: PaymentSubject, subjectId: string) =>
    connection.query(sql.GIVE_UP, [subject, subjectId, this.#now()])

  /** Refunds an amount in minor units, once per id. Returns false when no gateway payment exists: paid on receipt or by certificates. */
  async giveBack(connection: Queryable, subject: PaymentSubject, subjectId: string, id: string, amount: number): Promise<boolean> {
    const paid = await rowOf(connection, referenceRow, sql.PAID_TRY, [subject, subjectId])
    if (!paid || amount <= 0) return false
    const added = await connection.query(sql.ADD_REFUND, [id, paid.reference, amount, this.#now()])
    if (added.length > 0) await enqueue(connection, giveBack, { id })
    return true
  }

  /**
   * Polls the gateway for the open attempts of a subject before another one is made: a payment whose report is on its way is not made twice.
   * An unavailable gateway does not block the payment.
   */
  async askAll(subject: PaymentSubject, subjectId: string): Promise<void> {
    for (const payment of await this.triesOf(this.#database, subject, subjectId)) {
      const isAtGateway = payment.url !== null || isCharged(payment.asked)
      const isOpen = isAtGateway && (payment.status === 'pending' || payment.status === 'declined')
      if (isOpen) await this.ask(payment).catch(() => undefined)
    }
  }

  /** Polls the gateway for an attempt whose report may be lost, and handles the result like a report. */
  async ask(payment: Payment): Promise<void> {
    await this.#learned(payment, await this.#port.stateOf(payment.reference))
  }

  async #learned({ reference, amount, currency, asked, createdAt }: Payment, { state, transactionId, message, card }: GatewayOutcome) {
    const event = state === 'paid' ? 'Payment' : state === 'declined' ? 'Fail' : null
    if (event && transactionId) await this.#settle({ event, transactionId, reference, amount, currency, message, card })
    const isOver = this.#clock.now().getTime() - createdAt.getTime() > CHARGE_COMES_WITHIN_MS
    if (state === 'absent' && isCharged(asked) && isOver) await this.#database.query(sql.DROP, [reference, this.#now()])
  }

  /** Handles a gateway report after verifying its signature. Throws NOT_FOUND and BAD_REQUEST for foreign reports. */
  report = ({ Event, TransactionId, OrderId, Amount, Currency, ErrorMessage, ...said }: WebhookBody) =>
    this.#settle({
      event: Event,
      transactionId: TransactionId,
      reference: OrderId,
      amount: fromAmount(Amount),
      currency: Currency,
      message: ErrorMessage ?? null,
      card: cardOf(said),
    })

  /** Wallets that the gateway takes; null without a merchant id. */
  get wallets() {
    return this.#port.wallets
  }

  isReport: PaymentPort['isReport'] = (report) => this.#port.isReport(report)

  async #settle({ event, transactionId, reference, amount, currency, message, card }: Report): Promise<void> {
    await this.#database.transaction(async (connection) => {
      const known = await this.#read(connection, reference)
      if (!known) throw new Refused('NOT_FOUND')
      const isPart = event === 'Refund' && amount < known.amount
      if ((known.amount !== amount && !isPart) || known.currency !== currency) throw new Refused('BAD_REQUEST')
      // Our own partial refund: the payment stays.
      if (isPart) return
      if ((await connection.query(sql.NOTE_REPORT, [transactionId, event, reference, this.#now()])).length === 0) return

      const payable = this.#payables.get(known.subject)
      if (!payable) throw new Error(`Nobody knows what a payment for ${known.subject} means.`)
      // Lock order: the subject, then its payment.
      await payable.hold(connection, known.subjectId)
      const payment = await rowOf(connection, paymentRow, sql.LOCK_PAYMENT, [reference])
      const settle = (status: PaymentStatus) => connection.query(sql.SETTLE, [reference, status, transactionId, message, this.#now()])
      const hasMoney = payment?.status === 'paid' || payment?.status === 'refunding'
      const isSecond = payment?.transactionId !== transactionId
      if (event === 'Refund') {
        // Refunding the double payment leaves the first one as it is.
        const ofSecond = isSecond && (await connection.query(sql.PAYMENT_REPORT, [transactionId, reference])).length > 0
        if (!ofSecond) await settle('refunded')
        return
      }
      if (hasMoney || payment?.status === 'refunded') {
        if (event === 'Payment' && isSecond) await enqueue(connection, refundSecond, { reference, transactionId })
        return
      }
      if (event === 'Fail') return void (payment?.status === 'pending' && (await settle('declined')))

      const verdict = await payable.paid(connection, known.subjectId, known, this.#clock.now())
      await settle(verdict === 'taken' ? 'paid' : 'refunding')
      const { saveCardFor: userId } = known.asked
      if (card && userId !== undefined) {
        await keepCard(connection, this.#sealer, { userId, currency: known.currency, now: this.#clock.now() }, card)
      }
      if (verdict === 'refund') await enqueue(connection, refund, { reference })
    })
  }

  async #askLater(reference: string, round: number, connection: Queryable = this.#database) {
    const wait = FOLLOW_UP_MS[round]
    if (wait === undefined) return
    await enqueue(connection, followUp, { reference, round }, new Date(this.#clock.now().getTime() + wait))
  }

  async #followUp(reference: string, round: number): Promise<void> {
    const payment = await this.#read(this.#database, reference)
    if (payment?.status !== 'pending') return
    await this.ask(payment)
    await this.#askLater(reference, round + 1)
  }

  async #refund(reference: string): Promise<void> {
    const payment = await this.#read(this.#database, reference)
    if (payment?.status !== 'refunding' || !payment.transactionId) return
    const { transactionId, amount, currency } = payment
    await this.#port.refund({ id: `refund-${reference}`, transactionId, amount, currency })
    await this.#database.query(sql.SETTLE, [reference, 'refunded', null, null, this.#now()])
  }

  async #refundSecond({ reference, transactionId }: { reference: string; transactionId: string }): Promise<void> {
    const payment = await this.#read(this.#database, reference)
    if (!payment) return
    const { amount, currency } = payment
    await this.#port.refund({ id: `refund-${reference}-${transactionId}`, transactionId, amount, currency })
  }

  async #giveBack(id: string): Promise<void> {
    const asked = await rowOf(this.#database, paymentRefundRow, sql.REFUND_BY_ID, [id])
    if (!asked?.transactionId || asked.settledAt !== null) return
    const { transactionId, amount, currency } = asked
    await this.#port.refund({ id, transactionId, amount, currency })
    await this.#database.query(sql.SETTLE_REFUND, [id, this.#now()])
  }

  async #read(connection: Queryable, reference: string): Promise<Payment | null> {
    const payment = await rowOf(connection, paymentRow, sql.PAYMENT_BY_REFERENCE, [reference])
    return payment ?? null
  }

  #now = () => this.#clock.now().toISOString()
}

interface Report {
  event: WebhookBody['Event']
  transactionId: string
  reference: string
  amount: number
  currency: string
  message: string | null
  card: GatewayCard | null
}

/** For calls that take or return money. */
export interface PaymentsApi extends Api {
  payments: Payments
}
