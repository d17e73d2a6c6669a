import { Alert, alertPrice, type AlertStatus, alertStock, profileAlerts, removeAlert } from '@shop/contracts/account/alerts'
import { Currency, Minor } from '@shop/contracts/core/money'
import type { Locale } from '@shop/contracts/shop/storefront'
import { ALERTS_FROM_ADDRESS, ALERTS_IN_SESSION, ALERTS_TO_EMAIL, countOne } from '../../visitors/guards/limits.ts'
import { runPeriodically } from '../../platform/clock/rounds.ts'
import { variantName } from '../../goods/catalog/variants/variant.ts'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows.ts'
import { type Api, type Call, implement } from '../../platform/http/implement.ts'
import { idIn } from '../../platform/http/own-id.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { hostFor } from '../../buying/payments/origin.ts'
import { sessionOf, signedInUser } from '../../visitors/session/shopper.ts'
import { LIST, REMOVE } from './alerts-sql.ts'
import { type AlertRequest, requestAlert } from './ask.ts'
import { sendAlerts } from './tell-alerts.ts'
import { ALERT_TEXTS } from './texts.ts'

/** Interval between checks of prices and stock. */
const ROUND_MS = 60_000

/** Alerts for a lower price or a size back in stock: create, list, remove, notify once. */
export function serveAlerts(api: Api) {
  const { database } = api
  implement(api, alertPrice, (call) => ask(api, call, { kind: 'price', item: call.body.id, sku: call.body.sku_id }))
  implement(api, alertStock, (call) => ask(api, call, { kind: 'stock', sku: call.body.sku_id }))
  implement(api, profileAlerts, async ({ sessionHash, visitor: { shop } }) => ({
    result: await listOf(database, await signedInUser(database, sessionHash), shop.locale),
  }))
  implement(api, removeAlert, async ({ params, sessionHash, visitor: { shop } }) => {
    const user = await signedInUser(database, sessionHash)
    if ((await database.query(REMOVE, [idIn(params), user])).length === 0) throw new Refused('NOT_FOUND')
    return { result: await listOf(database, user, shop.locale) }
  })
  runPeriodically(api, 'alerts', ROUND_MS, () => sendAlerts(api))
}

type AskCall = Call<string, { email: string | null }>

async function ask(api: Api, { body, sessionHash, visitor }: AskCall, subject: Pick<AlertRequest, 'kind' | 'item' | 'sku'>) {
  const { database, clock, limits } = api
  const owner = await sessionOf(database, sessionHash)
  const { shop } = visitor
  const guard = [
    [ALERTS_IN_SESSION, String(owner.sessionId)],
    [ALERTS_FROM_ADDRESS, visitor.address],
    // Only an address that is not the account's own must be confirmed by email.
    ...(body.email === null ? [] : [[ALERTS_TO_EMAIL, body.email.toLowerCase()] as const]),
  ] as const
  await countOne(database, clock, guard, limits)
  const host = hostFor(visitor, api.shopHosts)
  const status = await database.transaction((connection) =>
    requestAlert(connection, api, { ...subject, email: body.email, owner, shop, host }),
  )
  return { result: true as const, status, message: ALERT_TEXTS[shop.locale][wordFor(status, subject.kind)] }
}

const wordFor = (status: AlertStatus, kind: 'price' | 'stock') => (status === 'active' ? kind : status)

const alertRow = v.object({
  ...v.omit(Alert, ['price', 'variant']).entries,
  size: v.nullable(v.string()),
  gemWeight: v.nullable(v.number()),
  price: v.nullable(Minor),
  /** Empty for a size. */
  currency: v.union([Currency, v.literal('')]),
})

async function listOf(connection: Queryable, user: number, locale: Locale): Promise<Alert[]> {
  const rows = await rowsOf(connection, alertRow, LIST, [locale, user])
  return rows.map(({ price, currency, size, gemWeight, ...rest }) => ({
    ...rest,
    variant: variantName({ size, gemWeight }, locale),
    price: price === null || currency === '' ? null : { final: price, currency },
  }))
}
