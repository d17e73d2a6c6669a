import { randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { freePort, NODE } from './processes.ts'
import { eventually } from '@shop/testing/eventually'

export interface Sandbox {
  /** What the API and tests must know of it. */
  environment: Record<string, string>
  close: () => void
}

/** The outside world of every test: real messages and mails over real protocols. */
export async function openSandbox(): Promise<Sandbox> {
  const [port, smtpPort, scannerPort] = [await freePort(), await freePort(), await freePort()]
  const secret = () => randomBytes(12).toString('hex')
  const keys = {
    SMS_KEY: secret(),
    SMTP_PASSWORD: secret(),
    OPERATOR_KEY: secret(),
    YAID_CLIENT_SECRET: secret(),
    MINDBOX_SECRET_KEY: secret(),
  }
  const env = { ...process.env, ...keys, PORT: String(port), SMTP_PORT: String(smtpPort), SCANNER_PORT: String(scannerPort) }
  const child = spawn(NODE, [resolve(__dirname, '../../../../sandbox/src/main.ts')], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await new Promise<void>((done, fail) => {
    child.once('message', () => done())
    child.once('exit', (code) => fail(new Error(`The sandbox has not started: ${code}`)))
  })
  const url = `http://127.0.0.1:${port}`
  return {
    environment: {
      ...keys,
      SANDBOX_URL: url,
      SMS_URL: url,
      SCANNER_URL: `tcp://127.0.0.1:${scannerPort}`,
      OPERATOR_URL: url,
      YAID_URL: `${url}/yaid`,
      YAID_INFO_URL: `${url}/yaid/info`,
      MINDBOX_URL: url,
      SMTP_URL: `smtp://shop:${keys.SMTP_PASSWORD}@127.0.0.1:${smtpPort}`,
    },
    close: () => child.kill('SIGTERM'),
  }
}

export interface Message {
  id: string
  kind: 'sms' | 'flashcall' | 'mail'
  to: string
  text: string
  code: string | null
  /** Address of the headers of RFC 8058. */
  unsubscribe?: string
}

const ask = async (query: string): Promise<Message[]> => {
  const answer = await fetch(`${process.env['SANDBOX_URL']}/messages?${query}`)
  return ((await answer.json()) as { messages: Message[] }).messages
}

/** What a phone or an e-mail has got, the newest first. */
export const messagesTo = (to: string) => ask(`${to.includes('@') ? 'email' : 'phone'}=${encodeURIComponent(to)}`)

/** Waits until so many messages have come: the outbox sends in turn, and other tests have put much before. */
export const messagesArrived = (to: string, count = 1): Promise<Message[]> =>
  eventually(`${count} messages to ${to}`, async () => {
    const messages = await messagesTo(to)
    return messages.length >= count && messages
  })

/** The message that says this: what is sent at the same time may arrive in any order. */
export const messageContaining = (to: string, words: string): Promise<Message> =>
  eventually(`a message to ${to} that says ${words}`, async () => (await messagesTo(to)).find(({ text }) => text.includes(words)))
