import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import type { OfficeConsult, OfficeRequest } from '@shop/contracts/services/back-office/messages'
import { SANDBOX_URL } from '../../environment.ts'

interface Message {
  to: string
  text: string
  code?: string | null
  /** URL of the RFC 8058 headers. */
  unsubscribe?: string
}

/** Messages sent to a phone, newest first. */
async function messagesTo(phone: string): Promise<Message[]> {
  const response = await fetch(`${SANDBOX_URL}/messages?phone=${encodeURIComponent(phone)}`)
  expect(response.status).toBe(200)
  return ((await response.json()) as { messages: Message[] }).messages
}

/** The code of the newest message, once this many were sent. */
export async function codeSentTo(phone: string, count = 1): Promise<string> {
  let codes: string[] = []
  await expect
    .poll(async () => {
      codes = (await messagesTo(phone)).flatMap(({ code }) => code ?? [])
      return codes.length
    })
    .toBeGreaterThanOrEqual(count)
  return codes[0] ?? ''
}

/** The newest mail containing this text, once it arrived. */
export async function mailContaining(address: string, words = ''): Promise<Message> {
  let found: Message | undefined
  await expect
    .poll(async () => {
      const response = await fetch(`${SANDBOX_URL}/messages?email=${encodeURIComponent(address)}`)
      found = ((await response.json()) as { messages: Message[] }).messages.find(({ text }) => text.includes(words))
      return found
    })
    .toBeDefined()
  return found as Message
}

/** Its text. */
export const mailTo = async (address: string, words = ''): Promise<string> => (await mailContaining(address, words)).text

/** An unused phone: each test has its own shopper. */
export const newPhone = (host: string): string =>
  host === 'ru' ? `+79${randomInt(3 * 10 ** 8, 10 ** 9)}` : `+97150${randomInt(10 ** 6, 10 ** 7)}`

/** The newest text message containing this text, once it arrived. */
export async function textContaining(phone: string, words: string): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      found = (await messagesTo(phone)).find(({ text }) => text.includes(words))?.text
      return found
    })
    .toBeDefined()
  return found ?? ''
}

/** The stylist request of a phone in the back office, once it arrived. */
export async function consultInOffice(phone: string): Promise<OfficeConsult> {
  let found: OfficeConsult | undefined
  await expect
    .poll(async () => {
      const response = await fetch(`${SANDBOX_URL}/back-office`)
      const { consults } = (await response.json()) as { consults: OfficeConsult[] }
      found = consults.find(({ contact }) => contact.phone === phone)
      return found
    })
    .toBeDefined()
  return found as OfficeConsult
}

/** The workshop request of a phone with this status, once it arrived. */
export async function workshopRequest(phone: string, status: OfficeRequest['status']): Promise<OfficeRequest> {
  let found: OfficeRequest | undefined
  await expect
    .poll(async () => {
      const response = await fetch(`${SANDBOX_URL}/back-office`)
      const { requests } = (await response.json()) as { requests: OfficeRequest[] }
      found = requests.find((request) => request.contact.phone === phone && request.status === status)
      return found
    })
    .toBeDefined()
  return found as OfficeRequest
}

/** Clicks a button in the back office. */
export async function actInOffice(fields: Readonly<Record<string, string>>): Promise<void> {
  await fetch(`${SANDBOX_URL}/back-office/act`, {
    method: 'POST',
    headers: { origin: SANDBOX_URL, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  })
}

interface GatewayPayment {
  reference: string
  amount: string
  currency: string
  method: string
  state: string
  wallet: string | null
}

/** What the gateway knows of the payments of an order. */
export async function paymentsOf(order: string): Promise<GatewayPayment[]> {
  const { payments } = (await (await fetch(`${SANDBOX_URL}/payments`)).json()) as { payments: GatewayPayment[] }
  return payments.filter(({ reference }) => reference.startsWith(`${order}-`))
}

/** Pays at the sandbox without its page. */
export async function payByHand(paymentUrl: string): Promise<void> {
  const { status } = await fetch(`${SANDBOX_URL}/payments/${new URL(paymentUrl).pathname.split('/').at(-1)}`, {
    method: 'POST',
    headers: { origin: new URL(SANDBOX_URL).origin },
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  })
  expect(status).toBeLessThan(400)
}

/** Answers the newest operator request of a phone, once it arrived. */
export async function answerOnPhone(phone: string, answer: 'confirmed' | 'refused'): Promise<void> {
  let id: string | undefined
  await expect
    .poll(async () => {
      const { questions } = (await (await fetch(`${SANDBOX_URL}/mobile-id`)).json()) as { questions: { id: string; phone: string }[] }
      id = questions.find((question) => question.phone === phone)?.id
      return id
    })
    .toBeDefined()
  await fetch(`${SANDBOX_URL}/mobile-id/answer/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ answer }),
    headers: { origin: new URL(SANDBOX_URL).origin },
  })
}
