import { asksConsentFirst } from '@shop/contracts/marketing/consent'
import { type ConsentBox, type MarketingConsent, marketingConsent, setMarketingConsent } from '@shop/contracts/marketing/marketing'
import * as v from 'valibot'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { ownerOf, sessionOf } from '../session/shopper.ts'
import type { Who } from '../users/who.ts'

const LAST = `
  SELECT given, text_version AS "textVersion", at FROM marketing_consents WHERE session_id = $1 OR ($2::bigint IS NOT NULL AND user_id = $2::bigint)
  ORDER BY id DESC LIMIT 1`
const NOTE = `
  INSERT INTO marketing_consents (session_id, user_id, given, box, text_version, country, asks_first, at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz)`

const ADOPT = 'UPDATE marketing_consents SET user_id = $2 WHERE session_id = $1 AND user_id IS NULL'

/** Includes dead letters: after a refusal nothing stays to be sent. */
const DROP = `
  DELETE FROM outbox WHERE kind = 'marketing.operation'
    AND ((payload ->> 'sessionId')::bigint = $1 OR (payload ->> 'userId')::bigint = $2::bigint)`

/** The latest consent of the session or its shopper; null without any. */
export async function consentOf(connection: Queryable, who: Who): Promise<boolean | null> {
  return (await lastWordOf(connection, who))?.given ?? null
}

const lastWord = v.object({ given: v.boolean(), textVersion: v.string(), at: v.date() })
type LastWord = v.InferOutput<typeof lastWord>

const lastWordOf = (connection: Queryable, { sessionId, userId }: Who): Promise<LastWord | undefined> =>
  rowOf(connection, lastWord, LAST, [sessionId, userId])

/** At sign-in a guest's answer becomes the account's, so that the banner does not ask on every device. */
export const adoptConsent = (connection: Queryable, sessionId: number, userId: number) => connection.query(ADOPT, [sessionId, userId])

interface Word {
  given: boolean
  box: ConsentBox
  textVersion: string
  country: string
}

const noteConsent = (connection: Queryable, clock: Clock, { sessionId, userId }: Who, { given, box, textVersion, country }: Word) =>
  connection.query(NOTE, [sessionId, userId, given, box, textVersion, country, asksConsentFirst(country), clock.now().toISOString()])

const answerOf = (last: LastWord | undefined, country: string): MarketingConsent => ({
  given: last?.given ?? null,
  asksFirst: asksConsentFirst(country),
  textVersion: last?.textVersion ?? null,
  at: last?.at.toISOString() ?? null,
})

/** Stores a consent with time, box, text version and country. Nothing is sent without one. */
export function serveConsent(api: Api) {
  const { database, clock } = api
  implement(api, marketingConsent, async ({ sessionHash, visitor: { shop } }) => {
    const owner = await ownerOf(database, sessionHash)
    return answerOf(owner ? await lastWordOf(database, owner) : undefined, shop.country)
  })
  implement(api, setMarketingConsent, async ({ body, sessionHash, visitor: { shop } }) => {
    const owner = await sessionOf(database, sessionHash)
    await noteConsent(database, clock, owner, { ...body, country: shop.country })
    if (!body.given) await database.query(DROP, [owner.sessionId, owner.userId])
    return answerOf(await lastWordOf(database, owner), shop.country)
  })
}
