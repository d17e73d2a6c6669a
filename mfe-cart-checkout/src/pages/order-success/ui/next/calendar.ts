import type { PlacedOrder } from '@shop/contracts/orders/order'

const LINE_END = '\r\n'
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\n/g, '\\n')
const bare = (date: string) => date.replaceAll('-', '')

/** An all-day iCalendar event (RFC 5545) over the promised days; null without any. */
export function calendarOf({ id, delivery }: Pick<PlacedOrder, 'id' | 'delivery'>, title: string): string | null {
  const { from, to, address } = delivery
  if (!from) return null
  const last = new Date(`${to ?? from}T00:00:00Z`)
  last.setUTCDate(last.getUTCDate() + 1)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shop//Order//EN',
    'BEGIN:VEVENT',
    `UID:order-${id}@shop`,
    `DTSTAMP:${bare(from)}T000000Z`,
    `DTSTART;VALUE=DATE:${bare(from)}`,
    `DTEND;VALUE=DATE:${bare(last.toISOString().slice(0, 10))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(address)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join(LINE_END)
}

/** Downloads the file. */
export function saveCalendar(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
