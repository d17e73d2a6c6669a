import { randomInt, randomUUID } from 'node:crypto'
import type { ConfirmAnswer, SignedIn } from '@shop/contracts/auth/auth'
import { messageContaining, messagesTo } from '../services/sandbox.ts'
import { type Answer, RUSSIAN, Shopper } from './shopper.ts'

/** Unique: all tests share one sandbox, which keeps every message by phone and mailbox. */
export const newPhone = () => `+79${randomInt(3 * 10 ** 8, 10 ** 9)}`
export const newEmail = () => `anna-${randomUUID()}@mail.example`

/** Somebody at an address of their own: limits count addresses too. */
export const aShopper = (options: { host?: string; url?: string; cookies?: Record<string, string> } = {}) =>
  new Shopper({
    ...options,
    headers: { 'x-forwarded-for': `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 255)).join('.')}` },
  }).arrive()

export async function codeFor(shopper: Shopper, phone: string): Promise<string> {
  const { status, body } = await shopper.post('/phone/send_code', { phone })
  if (status !== 200) throw new Error(`No code for ${phone}: ${JSON.stringify(body)}`)
  // News of an order may come in between.
  return (await messagesTo(phone)).find(({ code }) => code)?.code ?? ''
}

export const confirm = async (shopper: Shopper, phone: string, rest: object = {}): Promise<Answer> =>
  renewed(shopper, await shopper.post('/phone/confirm', { phone, code: await codeFor(shopper, phone), ...rest }))

/** After signing in the session is another, and so is its token. */
async function renewed(shopper: Shopper, answer: Answer): Promise<Answer> {
  await shopper.arrive()
  return answer
}

/** Somebody new, registered and signed in. */
export async function register(shopper: Shopper, phone = newPhone(), rest: object = {}): Promise<SignedIn> {
  await confirm(shopper, phone)
  const answer = await renewed(
    shopper,
    await shopper.post('/registration', { phone, name: 'Анна', surname: 'Петрова', agreement: true, ...rest }),
  )
  if (answer.status !== 200) throw new Error(`Not registered: ${JSON.stringify(answer.body)}`)
  return answer.body as SignedIn
}

/** The owner of the account's e-mail types the mailed code. */
export async function confirmEmail(shopper: Shopper, email: string): Promise<void> {
  const sent = await shopper.post('/profile/email/send_code', {})
  if (sent.status !== 200) throw new Error(`No code for ${email}: ${JSON.stringify(sent.body)}`)
  const { code } = await messageContaining(email, 'Подтвердите почту')
  const { status, body } = await shopper.post('/profile/email/confirm', { email, code })
  if (status !== 200) throw new Error(`Not confirmed: ${JSON.stringify(body)}`)
}

/** Signed in on another device of the same person. */
export async function signInAgain(phone: string, rest: object = {}, options: { host?: string; url?: string } = { host: RUSSIAN }) {
  const shopper = await aShopper(options)
  const { body } = await confirm(shopper, phone, rest)
  return { shopper, answer: body as ConfirmAnswer }
}
