import { createHmac, timingSafeEqual } from 'node:crypto'
import { EXPORT_LINK_MINUTES, type ExportFormat } from '@shop/contracts/account/data-export'

interface Linked {
  userId: number
  format: ExportFormat
}

const signatureOf = (key: string, { userId, format }: Linked, until: string) =>
  createHmac('sha256', key).update(`data-export:${userId}.${format}.${until}`).digest('base64url').slice(0, 22)

/** Expiry in seconds and a signature. Useless without a session of its shopper. */
export function exportLinkOf(key: string, linked: Linked, now: Date): string {
  const until = (Math.floor(now.getTime() / 1000) + EXPORT_LINK_MINUTES * 60).toString(36)
  return `${until}.${signatureOf(key, linked, until)}`
}

/** True for an unexpired link that we signed for this shopper and format. */
export function isExportLink(key: string, linked: Linked, link: string, now: Date): boolean {
  const [, until = '', signature = ''] = /^([\da-z]{1,8})\.([\w-]{22})$/.exec(link) ?? []
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(key, linked, until))]
  return given.length === right.length && timingSafeEqual(given, right) && Number.parseInt(until, 36) * 1000 >= now.getTime()
}
