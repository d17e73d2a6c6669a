import { createHmac, timingSafeEqual } from 'node:crypto'
import { EXPORT_LINK_MINUTES, type ExportFormat } from '@shop/contracts/account/data-export'

interface Linked {
  userId: number
  format: ExportFormat
}

const signatureOf = (key: string, { userId, format }: Linked, until: string) =>
  createHmac('sha256', key).update(`data-export:${userId}.${format}.${until}`).digest('base64url').slice(0, 22)

/** The second in which it ends, and a signature. It opens nothing without a session of its shopper. */
export function exportLinkOf(key: string, linked: Linked, now: Date): string {
  const until = (Math.floor(now.getTime() / 1000) + EXPORT_LINK_MINUTES * 60).toString(36)
  return `${until}.${signatureOf(key, linked, until)}`
}

/** True for a link that we have made for this shopper and format, and that has not ended. */
export function isExportLink(key: string, linked: Linked, link: string, now: Date): boolean {
  const [, until = '', signature = ''] = /^([\da-z]{1,8})\.([\w-]{22})$/.exec(link) ?? []
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(key, linked, until))]
  return given.length === right.length && timingSafeEqual(given, right) && Number.parseInt(until, 36) * 1000 >= now.getTime()
}
