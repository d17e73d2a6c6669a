import { createHmac, timingSafeEqual } from 'node:crypto'
import { PDF_LINK_MINUTES } from '@shop/contracts/certificates/deposit-pdf'

const signatureOf = (key: string, id: string, until: string) =>
  createHmac('sha256', key).update(`deposit-pdf:${id}.${until}`).digest('base64url').slice(0, 22)

/** `t5x9kq.…`: expiry second and signature. A leaked URL reveals no code and expires soon. */
export function pdfLink(key: string, id: string, now: Date): string {
  const until = (Math.floor(now.getTime() / 1000) + PDF_LINK_MINUTES * 60).toString(36)
  return `${until}.${signatureOf(key, id, until)}`
}

/** True for an unexpired link that we signed for this certificate. */
export function isPdfLink(key: string, id: string, link: string, now: Date): boolean {
  const [, until = '', signature = ''] = /^([\da-z]{1,8})\.([\w-]{22})$/.exec(link) ?? []
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(key, id, until))]
  return given.length === right.length && timingSafeEqual(given, right) && Number.parseInt(until, 36) * 1000 >= now.getTime()
}
