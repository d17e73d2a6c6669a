import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../api/src/platform/db/database.ts'

const HOST = 'shop.ru.localhost'
const PHONE = '+79000000042'
/** Enough stock for all measured orders. */
const STOCK = 1_000_000

/** A session with a confirmed phone, cookie and token. */
export interface Visitor {
  headers: Record<string, string>
}

/** Creates sessions and stock in a database while its API is stopped. Returns cookies. */
export async function prepare(database: Database, count: number): Promise<string[]> {
  const cookies = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const hashes = cookies.map((cookie) => createHash('sha256').update(cookie).digest('hex'))
  await database.query('INSERT INTO sessions (token_hash, confirmed_phone) SELECT hash, $2 FROM unnest($1::text[]) AS hash', [
    hashes,
    PHONE,
  ])
  await database.query('UPDATE stock SET quantity = $1 WHERE quantity > 0', [STOCK])
  // Deletes jobs of earlier runs, which would run during the measurement.
  await database.query('DELETE FROM outbox')
  return cookies
}

export const guestHeaders = (frontDoorKey: string) => ({
  'x-front-door': frontDoorKey,
  'x-forwarded-host': HOST,
  'accept-language': 'ru',
  'content-type': 'application/json',
})

/** Requests each session's token. */
export async function arrive({ url, frontDoorKey }: { url: string; frontDoorKey: string }, cookies: readonly string[]): Promise<Visitor[]> {
  const visitors: Visitor[] = []
  for (const [index, cookie] of cookies.entries()) {
    const headers = {
      ...guestHeaders(frontDoorKey),
      'x-forwarded-for': `10.1.${Math.floor(index / 250)}.${index % 250}`,
      cookie: `sid=${cookie}`,
    }
    const answer = await fetch(`${url}/token`, { headers })
    const { csrfToken } = (await answer.json()) as { csrfToken?: string }
    if (!csrfToken) throw new Error(`No token: ${answer.status}`)
    visitors.push({ headers: { ...headers, 'x-csrf-token': csrfToken } })
  }
  return visitors
}

export const aDraft = {
  delivery_method_id: 3,
  shop_id: 1,
  payment_method_id: 1,
  communication_method_id: 2,
  phone: PHONE,
  email: 'anna@mail.example',
  fio: 'Анна Петрова',
  city: 'Москва',
}
