import { randomInt, randomUUID } from 'node:crypto'
import { isFromOurPage, json, page, PAGE_POLICY, seeOther, text } from '../frame/answers.ts'
import { Bounded } from '../frame/bounded.ts'
import { changed } from '../frame/changes.ts'
import type { Answer, Ask, Service } from '../frame/service.ts'
import { isSigned } from '../frame/signature.ts'
import { faultOf, outcomeOfToken, reasonOf } from './cards.ts'
import { payPage } from './pay-page.ts'
import type { Payment, Reason, Telling } from './payment.ts'
import { kopecks, readRequest } from './read-request.ts'
import { paymentSection } from './section.ts'
import { type Signer, tell, resendReport } from './reports.ts'
import { reportedCard, Vault } from './vault.ts'

/** Payment gateway stand-in with Payselection's protocol and payment page. */
export function paymentService(signer: Signer): Service {
  const payments = new Bounded<Payment>()
  const vault = new Vault()
  const byId = (id: string | undefined) => payments.all.find((payment) => payment.id === id)
  const byReference = (reference: string | undefined) => payments.all.find((payment) => payment.reference === reference)

  const create = ({ url, body }: Ask): Answer => {
    const asked = readRequest(body)
    if (typeof asked === 'string') return json({ Code: 'BAD_REQUEST', Description: asked }, 400)
    // Idempotent by reference.
    const known = byReference(asked.reference)
    if (!known) payments.add(asked)
    return json({ url: new URL(`/pay/${(known ?? asked).id}`, url).href })
  }

  /** Charges a remembered card or a wallet; a reference is charged once. */
  const charge = ({ url, body }: Ask, outcomeOf: (request: Charge) => Reason | 'confirm' | null): Answer => {
    const asked = readRequest(body)
    if (typeof asked === 'string') return json({ Code: 'BAD_REQUEST', Description: asked }, 400)
    const known = byReference(asked.reference)
    if (known) return json(stateOf(known, url))
    payments.add(asked)
    const outcome = outcomeOf(JSON.parse(body) as Charge)
    if (outcome === 'confirm') asked.isConfirming = true
    else settle(asked, outcome, 'now')
    return json(stateOf(asked, url))
  }

  const forget = ({ body }: Ask): Answer => {
    vault.forget(String((JSON.parse(body) as { RebillId?: unknown }).RebillId))
    return json({ TransactionState: 'true' })
  }

  const refund = ({ headers, body }: Ask): Answer => {
    const { TransactionId, Amount } = JSON.parse(body) as { TransactionId?: string; Amount?: string }
    const payment = payments.all.find(({ transactionId }) => transactionId !== null && transactionId === TransactionId)
    if (!payment) return json({ Code: 'NOT_FOUND' }, 404)
    const [id, amount] = [String(headers['x-request-id']), Amount ?? payment.amount]
    // Refunds are idempotent by id.
    if (payment.givenBack.some((one) => one.id === id)) return json({ TransactionId, TransactionState: 'refunded' })
    if (payment.state !== 'success' || kopecks(amount) > leftOf(payment)) return json({ Code: 'REFUND_ERROR' }, 400)
    giveBack(payment, id, amount)
    return json({ TransactionId, TransactionState: 'refunded' })
  }

  const giveBack = (payment: Payment, id: string, amount: string) => {
    payment.givenBack = [...payment.givenBack, { id, amount }]
    if (leftOf(payment) <= 0) payment.state = 'refunded'
    tell(payment, 'Refund', 'now', signer, amount)
  }

  const settle = (payment: Payment, reason: Reason | null, telling: Telling) => {
    if (payment.state !== 'pending' && payment.state !== 'declined') return
    payment.transactionId = `PS${String(randomInt(1e11)).padStart(11, '0')}`
    payment.state = reason === null ? 'success' : 'declined'
    payment.reason = reason
    tell(payment, reason === null ? 'Payment' : 'Fail', telling, signer)
    changed()
  }

  const fromShop = (ask: Ask): Answer => {
    const { method, url, headers, body } = ask
    const parts = [method, url.pathname, signer.siteId, String(headers['x-request-id'] ?? ''), body]
    const isOurs = headers['x-site-id'] === signer.siteId && isSigned(headers['x-request-signature'], parts.join('\n'), signer.key)
    if (!isOurs) return json({ Code: 'UNAUTHORIZED' }, 401)
    if (url.pathname === '/webpayments/create') return create(ask)
    if (url.pathname === '/payments/refund') return refund(ask)
    if (url.pathname === '/payments/requests/rebill') return charge(ask, ({ RebillId }) => vault.outcomeOf(String(RebillId)))
    if (url.pathname === '/payments/requests/single')
      return charge(ask, ({ PaymentDetails }) => outcomeOfToken(String(PaymentDetails?.PayToken)))
    if (url.pathname === '/payments/unsubscribe') return forget(ask)
    // Apple's word for a host, which a real gateway gets from Apple.
    if (url.pathname === '/payments/applepay/session') return json({ merchantSessionIdentifier: `SSH${randomUUID()}` })
    const payment = byReference(decodeURIComponent(url.pathname.slice('/orders/'.length)))
    return payment ? json(stateOf(payment, url)) : json({ Code: 'NOT_FOUND' }, 404)
  }

  const hosted = (ask: Ask, payment: Payment): Answer => {
    const show = (fault: ReturnType<typeof faultOf>, typed: URLSearchParams) =>
      page(payPage(payment, fault, typed), { 'content-security-policy': policyOf(payment) })
    if (ask.method === 'GET') return show(null, new URLSearchParams())
    if (!isFromOurPage(ask)) return text(403, 'Forms of the payment page only')
    const form = new URLSearchParams(ask.body)
    const telling = tellingOf(form)
    if (form.get('action') === 'decline') settle(payment, 'other', telling)
    else if (payment.method === 'fastPayment' || payment.isConfirming) settle(payment, null, telling)
    else {
      const [number, expiry, cvc] = ['number', 'expiry', 'cvc'].map((name) => form.get(name) ?? '') as [string, string, string]
      const fault = faultOf(number, expiry, cvc)
      if (fault) return show(fault, form)
      const reason = reasonOf(number)
      if (reason === null && payment.offersSaving && form.has('save')) payment.card = vault.remember(number, expiry)
      settle(payment, reason, telling)
    }
    return seeOther(payment.state === 'declined' ? payment.declineUrl : payment.successUrl)
  }

  const byHand = (ask: Ask, payment: Payment): Answer => {
    if (!isFromOurPage(ask)) return text(403, 'Forms of this page only')
    const form = new URLSearchParams(ask.body)
    const action = form.get('action')
    if (action === 'pay') settle(payment, null, 'now')
    if (action === 'decline') settle(payment, 'other', 'now')
    if (action === 'refund' && payment.state === 'success') giveBack(payment, randomUUID(), (leftOf(payment) / 100).toFixed(2))
    if (action === 'report') resendReport(payment, form.get('report') ?? '', signer)
    return seeOther('/#payments')
  }

  return {
    handle: (ask) => {
      const { method, url } = ask
      const [, folder, id] = /^\/(pay|payments)\/([0-9a-f]{32})$/.exec(url.pathname) ?? []
      const payment = byId(id)
      if (payment && folder === 'pay') return hosted(ask, payment)
      if (payment && method === 'POST') return byHand(ask, payment)
      if (method === 'GET' && url.pathname === '/payments') return json({ payments: payments.all })
      return (method === 'POST' && OF_SHOP.has(url.pathname)) || (method === 'GET' && url.pathname.startsWith('/orders/'))
        ? fromShop(ask)
        : null
    },
    section: (locale) => paymentSection(payments.all, locale),
  }
}

interface Charge {
  RebillId?: unknown
  PaymentDetails?: { PayToken?: unknown }
}

const OF_SHOP: ReadonlySet<string> = new Set([
  '/webpayments/create',
  '/payments/refund',
  '/payments/requests/rebill',
  '/payments/requests/single',
  '/payments/applepay/session',
  '/payments/unsubscribe',
])

const stateOf = ({ id, state, transactionId, reason, card, isConfirming }: Payment, url: URL) => ({
  TransactionState: state,
  TransactionId: transactionId,
  ...(state === 'declined' && { ErrorMessage: reason ?? 'other' }),
  ...(state === 'success' && reportedCard(card)),
  ...(state === 'pending' && isConfirming && { RedirectUrl: new URL(`/pay/${id}`, url).href }),
})

/** Refunded amount in hundredths. */
const leftOf = ({ amount, givenBack }: Payment) => kopecks(amount) - givenBack.reduce((sum, part) => sum + kopecks(part.amount), 0)

const tellingOf = (form: URLSearchParams): Telling => {
  const asked = form.get('telling')
  return asked === 'later' || asked === 'never' ? asked : 'now'
}

/** form-action must allow the redirect back to the shop. */
const policyOf = ({ returnUrl }: Payment) => PAGE_POLICY.replace("form-action 'self'", `form-action 'self' ${new URL(returnUrl).origin}`)
