import { createHmac, randomUUID } from 'node:crypto'
import { changed } from '../frame/changes.ts'
import type { Payment, Report, Telling } from './payment.ts'
import { reportedCard } from './vault.ts'

const LATER_MS = 20_000
/** The real gateway retries for a day; here a person clicks. */
const RETRY_MS = [1000, 5000, 15_000]
const TIMEOUT_MS = 10_000

const timers = new Set<NodeJS.Timeout>()
const inTime = (wait: number, work: () => void) => {
  const timer = setTimeout(() => {
    timers.delete(timer)
    work()
  }, wait)
  timers.add(timer)
}

export function stopReports() {
  for (const timer of timers) clearTimeout(timer)
  timers.clear()
}

export interface Signer {
  siteId: string
  key: string
}

/** Sends a signed report, with retries. */
export function tell(payment: Payment, event: Report['event'], telling: Telling, signer: Signer, amount = payment.amount): void {
  const report: Report = {
    id: randomUUID(),
    event,
    amount,
    at: new Date().toISOString(),
    outcome: telling === 'never' ? 'dropped' : 'waits',
  }
  payment.reports = [report, ...payment.reports]
  changed()
  if (telling === 'now') void send(payment, report, signer, 0)
  if (telling === 'later') inTime(LATER_MS, () => void send(payment, report, signer, 0))
}

/** Sends a report again on request. */
export const resendReport = (payment: Payment, id: string, signer: Signer) => {
  const report = payment.reports.find((one) => one.id === id)
  if (report) void send(payment, report, signer, RETRY_MS.length)
}

async function send(payment: Payment, report: Report, signer: Signer, attempt: number): Promise<void> {
  const isTaken = await post(payment, report, signer).catch(() => false)
  report.outcome = isTaken ? 'taken' : 'failed'
  changed()
  const wait = RETRY_MS[attempt]
  if (!isTaken && wait !== undefined) inTime(wait, () => void send(payment, report, signer, attempt + 1))
}

async function post(payment: Payment, { event, amount }: Report, { siteId, key }: Signer): Promise<boolean> {
  const { webhookUrl, reference, currency, transactionId, reason, card } = payment
  const body = JSON.stringify({
    Event: event,
    TransactionId: transactionId,
    OrderId: reference,
    Amount: amount,
    Currency: currency,
    DateTime: new Date().toISOString(),
    IsTest: 1,
    ...(event === 'Payment' && reportedCard(card)),
    ...(event === 'Fail' && { ErrorMessage: reason ?? 'other' }),
  })
  const signature = createHmac('sha256', key).update(['POST', webhookUrl, siteId, body].join('\n')).digest('hex')
  const response = await fetch(webhookUrl, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-site-id': siteId, 'x-webhook-signature': signature },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  return response.ok
}
