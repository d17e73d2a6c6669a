import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const KEY = 'key-of-these-tests'
const SITE = '77001'

interface GatewayRequest {
  path: string
  isSigned: boolean
  body: {
    PaymentRequest: {
      OrderId: string
      Amount: string
      Currency: string
      PaymentMethod: string
      RebillFlag: boolean
      ExtraData: { ReturnUrl: string; SuccessUrl: string; DeclineUrl: string; WebhookUrl: string }
    }
    ReceiptData: {
      receipt: {
        items: { name: string; price: string; quantity: number; sum: string }[]
        payments: { type: number; sum: string }[]
        total: string
      }
    }
    TransactionId?: string
    Amount?: string
    RebillId?: string
    PaymentDetails?: { Type: string; PayToken: string }
    ValidationUrl?: string
    DomainName?: string
  }
}

/** A payment gateway that does what a test tells it. */
export class Gateway {
  readonly asked: GatewayRequest[] = []
  /** What it says when it is asked how a payment stands. */
  states: Record<string, { TransactionState: string; TransactionId: string }> = {}
  isDown = false
  /** How charges of a remembered card or a wallet end, by token; a payment unless said. */
  charges: Record<string, object> = {}
  /** It charges, and its answers get lost. */
  losesAnswers = false
  /** References that it says it has never heard of. */
  readonly unheard = new Set<string>()
  readonly #server: Server
  #reports = 0

  constructor() {
    this.#server = createServer(
      (request, response) => void this.#answer(request).then(([status, body]) => response.writeHead(status).end(JSON.stringify(body))),
    )
  }

  /** Environment of a shop that pays here. */
  async open(): Promise<Record<string, string>> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    const { port } = this.#server.address() as AddressInfo
    return { PAYMENT_URL: `http://127.0.0.1:${port}`, PAYMENT_KEY: KEY, PAYMENT_SITE_ID: SITE }
  }

  close = () => new Promise((done) => this.#server.close(done))

  /** What it was asked to open for an order, the last one first. */
  pagesOf = (order: string) =>
    this.asked.filter(({ path, body }) => path === '/webpayments/create' && body.PaymentRequest.OrderId.startsWith(order)).toReversed()
  get refunds() {
    return this.asked.filter(({ path }) => path === '/payments/refund').map(({ body }) => ({ id: body.TransactionId, amount: body.Amount }))
  }

  /** References of charges that arrived, in their order. */
  chargesOf = (order: string) =>
    this.asked
      .filter(({ path, body }) => CHARGES.includes(path) && body.PaymentRequest.OrderId.startsWith(order))
      .map(({ body }) => body.PaymentRequest.OrderId)
  /** Tokens that it was asked to forget. */
  get forgotten() {
    return this.asked.filter(({ path }) => path === '/payments/unsubscribe').map(({ body }) => body.RebillId)
  }

  /** Reports on the last page of an order, as the real one does; answers the status of the shop. */
  async report(order: string, event: 'Payment' | 'Fail' | 'Refund', { to, ...changes }: Report): Promise<number> {
    const page = this.pagesOf(order).find(({ body }) => !changes.reference || body.PaymentRequest.OrderId === changes.reference)
    if (!page) throw new Error(`No page was opened for ${order}.`)
    const { OrderId, Amount, Currency } = page.body.PaymentRequest
    this.#reports += 1
    const body = JSON.stringify({
      Event: event,
      TransactionId: changes.transaction ?? `PS${this.#reports}`,
      OrderId,
      Amount: changes.amount ?? Amount,
      Currency,
      DateTime: '18.11.2026 11:06:00',
      ErrorMessage: changes.message,
      ...changes.card,
    })
    const key = changes.key ?? KEY
    const signature = createHmac('sha256', key)
      .update(['POST', `${to}/payment/webhook`, SITE, body].join('\n'))
      .digest('hex')
    const response = await fetch(`${to}/payment/webhook`, {
      method: 'POST',
      body: changes.tampered ? body.replace('"Event"', ' "Event"') : body,
      headers: { 'content-type': 'application/json', 'x-site-id': SITE, 'x-webhook-signature': signature },
    })
    return response.status
  }

  async #answer(request: IncomingMessage): Promise<[number, unknown]> {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const path = request.url ?? ''
    const header = (name: string) => String(request.headers[name] ?? '')
    const parts = [request.method ?? '', path, header('x-site-id'), header('x-request-id'), body]
    const isSigned = createHmac('sha256', KEY).update(parts.join('\n')).digest('hex') === header('x-request-signature')
    if (this.isDown) return [503, {}]
    const reference = path.slice('/orders/'.length)
    if (path.startsWith('/orders/') && this.unheard.has(reference)) return [404, {}]
    if (path.startsWith('/orders/')) return [200, this.states[reference] ?? { TransactionState: 'pending' }]
    const asked = { path, isSigned, body: JSON.parse(body) as GatewayRequest['body'] }
    this.asked.push(asked)
    if (path === '/payments/unsubscribe') return [200, { TransactionState: 'true' }]
    if (path === '/payments/applepay/session') return [200, { merchantSessionIdentifier: 'SSH1' }]
    if (CHARGES.includes(path)) return this.#charge(asked)
    if (path === '/payments/refund') return [200, { TransactionState: 'refunded' }]
    return [200, { url: `https://pay.example/${asked.body.PaymentRequest.OrderId}` }]
  }

  #charge({ body }: GatewayRequest): [number, unknown] {
    const { OrderId } = body.PaymentRequest
    const outcome = this.charges[body.RebillId ?? body.PaymentDetails?.PayToken ?? ''] ?? { TransactionState: 'success' }
    const state = { TransactionState: 'pending', TransactionId: `PS-${OrderId}`, ...outcome }
    this.states[OrderId] ??= state
    return this.losesAnswers ? [503, {}] : [200, this.states[OrderId]]
  }
}

const CHARGES = ['/payments/requests/rebill', '/payments/requests/single']

interface Report {
  /** Address of the shop. */
  to: string
  transaction?: string
  amount?: string
  message?: string
  key?: string
  tampered?: boolean
  reference?: string
  card?: object
}
