import { createTransport } from 'nodemailer'

export interface Letter {
  /** Idempotency key, used as Message-ID. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Reply-To, if not the shop. */
  replyTo?: string | undefined
  /** One-click unsubscribe URL (RFC 8058). */
  unsubscribe?: string | undefined
  attachments?: { filename: string; content: Buffer; contentType: string }[] | undefined
}

export interface MailPort {
  /** Throws when the mail server refuses it. */
  send: (letter: Letter) => Promise<void>
  close: () => void
}

export interface MailConfig {
  /** smtp://user:password@host:port, or smtps://. */
  url: string | undefined
  from: string
  timeoutMs?: number | undefined
}

const TIMEOUT_MS = 10_000
/** More than the outbox sends of one kind at a time: slow letters must not delay a sign-in code. */
const CONNECTIONS = 8

/** Mail over SMTP. */
export function mailPort({ url, from, timeoutMs = TIMEOUT_MS }: MailConfig): MailPort {
  if (!url) {
    return { send: () => Promise.reject(new Error('No mail server is configured: set SMTP_URL.')), close: () => undefined }
  }
  const transport = createTransport({
    ...partsOf(url),
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Letters embed nothing: local files and URLs are never read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost'
  return {
    send: async ({ id, unsubscribe, ...letter }) => {
      const headers = unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      await transport.sendMail({ from, messageId: `<${id}@${domain}>`, ...letter, ...(headers && { headers }) })
    },
    close: () => transport.close(),
  }
}

function partsOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  return {
    host: hostname,
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}
