import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { Config } from '../config.ts'
import type { Mail } from './mails.ts'

/** A ten megabyte attachment in base64 is a third larger. */
const SIZE_LIMIT = 16 * 1024 * 1024
const SMTP_USER = 'shop'

/** An SMTP server on loopback that stores mails for the page. */
export async function startMailServer(
  { smtpPort, smtpPassword }: Config,
  take: (mail: Omit<Mail, 'id' | 'at'>) => void,
): Promise<SMTPServer> {
  const server = new SMTPServer({
    name: 'sandbox',
    banner: 'Sandbox',
    size: SIZE_LIMIT,
    authMethods: ['PLAIN', 'LOGIN'],
    // Loopback needs no encryption.
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      username === SMTP_USER && password === smtpPassword ? done(null, { user: SMTP_USER }) : done(new Error('Wrong user or password')),
    onData: callbackify(async (stream: Readable, { envelope }: SMTPServerSession) => {
      const { subject = '', from, text = '', html = '', attachments, headers } = await PostalMime.parse(await buffer(stream))
      take({
        to: envelope.rcptTo.map(({ address }) => address),
        from: from?.address ?? '',
        subject,
        text,
        html,
        unsubscribe: oneClickOf(headers),
        attachments: attachments.map(filed),
      })
    }),
  })
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(smtpPort, '127.0.0.1', () => resolve())
  })
  return server
}

/** The address that both headers of RFC 8058 name; null when one of them is missing. */
function oneClickOf(headers: readonly { key: string; value: string }[]): string | null {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value.trim() ?? ''
  const address = /^<(https?:[^>]+)>$/.exec(valueOf('list-unsubscribe'))?.[1]
  return address && valueOf('list-unsubscribe-post') === 'List-Unsubscribe=One-Click' ? address : null
}

const filed = ({
  filename,
  mimeType,
  content,
}: {
  filename: string | null
  mimeType: string
  content: ArrayBuffer | Uint8Array | string
}) => ({
  name: filename ?? '',
  type: mimeType,
  bytes: typeof content === 'string' ? content.length : content.byteLength,
})
