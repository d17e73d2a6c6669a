import { asksConsentFirst } from '@shop/contracts/consent'
import { type ConsentBox, marketingConsent, setMarketingConsent } from '@shop/contracts/marketing'
import type { Clock } from '../clock/clock.ts'
import type { Queryable } from '../db/database.ts'
import { type Api, implement } from '../http/implement.ts'
import { ownerOf, sessionOf } from '../session/shopper.ts'

/** Whom the platform would hear of. */
export interface Who {
  sessionId: number
  userId: number | null
}

const LAST = `
  SELECT given FROM marketing_consents WHERE session_id = $1 OR ($2::bigint IS NOT NULL AND user_id = $2::bigint)
  ORDER BY id DESC LIMIT 1`
const NOTE = `
  INSERT INTO marketing_consents (session_id, user_id, given, box, text_version, country, asks_first, at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz)`

/** Also dead letters: nothing of who has said no stays to be sent. */
const DROP = `
  DELETE FROM outbox WHERE kind = 'marketing.operation'
    AND ((payload ->> 'sessionId')::bigint = $1 OR (payload ->> 'userId')::bigint = $2::bigint)`

/** The last word of the session or of its shopper; null when there was none. */
export async function consentOf(connection: Queryable, { sessionId, userId }: Who): Promise<boolean | null> {
  const [last] = await connection.query<{ given: boolean }>(LAST, [sessionId, userId])
  return last?.given ?? null
}

interface Word {
  given: boolean
  box: ConsentBox
  textVersion: string
  country: string
}

const noteConsent = (connection: Queryable, clock: Clock, { sessionId, userId }: Who, { given, box, textVersion, country }: Word) =>
  connection.query(NOTE, [sessionId, userId, given, box, textVersion, country, asksConsentFirst(country), clock.now().toISOString()])

/** Reading 50: a consent is kept with its time, box, text and country; reading 54: without one nothing goes out. */
export function serveConsent(api: Api) {
  const { database, clock } = api
  implement(api, marketingConsent, async ({ sessionHash, visitor: { shop } }) => {
    const owner = await ownerOf(database, sessionHash)
    return { given: owner && (await consentOf(database, owner)), asksFirst: asksConsentFirst(shop.country) }
  })
  implement(api, setMarketingConsent, async ({ body, sessionHash, visitor: { shop } }) => {
    const owner = await sessionOf(database, sessionHash)
    await noteConsent(database, clock, owner, { ...body, country: shop.country })
    if (!body.given) await database.query(DROP, [owner.sessionId, owner.userId])
    return { given: body.given, asksFirst: asksConsentFirst(shop.country) }
  })
}
