import { createHmac } from 'node:crypto'
import { MARKETING_OPERATIONS, type MarketingOperation } from '@shop/contracts/marketing/marketing-operations'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import type { Api } from '../../platform/http/implement.ts'
import { PermanentFailure } from '../../platform/outbox/outbox.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { defineJob } from '../../platform/outbox/work.ts'
import { RefusedByPlatform } from '../../platform/ports/mindbox.ts'
import { consentOf } from './consent.ts'
import type { Who } from '../users/who.ts'

const names = Object.keys(MARKETING_OPERATIONS) as MarketingOperation[]

const operationWork = defineJob(
  'marketing.operation',
  v.object({
    operation: v.picklist(names),
    sessionId: v.number(),
    userId: v.nullable(v.number()),
    body: v.record(v.string(), v.unknown()),
  }),
)

/** Queues an operation if the shopper has consented; consent is checked again before sending. */
export async function tell(
  connection: Queryable,
  { ports }: Pick<Api, 'ports'>,
  { sessionId, userId }: Who,
  operation: MarketingOperation,
  body: Record<string, unknown>,
): Promise<void> {
  if (!ports.mindbox.isOn || (await consentOf(connection, { sessionId, userId })) !== true) return
  await enqueue(connection, operationWork, { operation, sessionId, userId, body })
}

/** Sends queued operations; drops those whose consent was withdrawn. */
export function deliverOperations({ outbox, database, ports, codeKey }: Api) {
  outbox.handle(operationWork, async ({ operation, sessionId, userId, body }) => {
    if ((await consentOf(database, { sessionId, userId })) !== true) return
    try {
      await ports.mindbox.send(operation, deviceOf(sessionId, codeKey), body)
    } catch (error) {
      throw error instanceof RefusedByPlatform ? new PermanentFailure(error.message) : error
    }
  })
}

/** Device UUID of a browser: stable, and reveals no internal ids. */
function deviceOf(sessionId: number, key: string): string {
  const bytes = createHmac('sha256', key).update(`device:${sessionId}`).digest().subarray(0, 16)
  // UUID version 8, custom (RFC 9562).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
