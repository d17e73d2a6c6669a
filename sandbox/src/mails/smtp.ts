import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { Config } from '../config.ts'
import type { Mail } from './mails.ts'

/** A résumé of ten megabytes comes as text, a third larger. */
const SIZE_LIMIT = 16 * 1024 * 1024
export const SMTP_USER = 'shop'

/** A mail server on the loopback address that delivers to our page and nowhere else. */
export async function startMailServer(
  { smtpPort, smtpPassword }: Config,
  take: (mail: Omit<Mail, 'id' | 'at'>) => void,
): Promise<SMTPServer> {
  const server = new SMTPServer({
    name: 'sandbox',
    banner: 'ZLATA sandbox',
    size: SIZE_LIMIT,
    authMethods: ['PLAIN', 'LOGIN'],
    // On the loopback address there is nobody to overhear.
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      username === SMTP_USER && password === smtpPassword ? done(null, { user: SMTP_USER }) : done(new Error('Wrong user or password')),
    onData: callbackify(async (stream: Readable, { envelope }: SMTPServerSession) => {
      const { subject = '', from, text = '', html = '', attachments } = await PostalMime.parse(await buffer(stream))
      take({
        to: envelope.rcptTo.map(({ address }) => address),
        from: from?.address ?? '',
        subject,
        text,
        html,
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
