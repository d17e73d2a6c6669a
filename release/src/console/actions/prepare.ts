import { canaryPlan, lockPlan, promotion, publication, rollbackPlan, unlockPlan } from '../../plans/plans.ts'
import type { Plan } from '../../plans/plan.ts'
import { ReleaseError, type ReleaseRecord } from '../../record.ts'
import { preparedFor } from '../../signing/absent-signer.ts'
import { sharedOf } from '../../sharing/shared.ts'
import { readCurrent, readRecord, repairPointer } from '../../store.ts'
import { type Body, Refusal, textIn } from '../wire/exchange.ts'
import type { Session } from '../access/sessions.ts'
import { type ConsoleAction, may } from '../access/may.ts'

const ACTIONS = ['publish', 'promote', 'canary', 'rollback', 'lock', 'unlock'] as const
const LONGEST_NAME = 100
const LONGEST_WHY = 300

/** A release that waits for its signature. */
export interface Prepared {
  plan: Plan
  record: ReleaseRecord
}

function actionIn(body: Body): (typeof ACTIONS)[number] {
  const found = ACTIONS.find((action) => action === body['action'])
  if (!found) throw new Refusal(422, 'There is no such action.')
  return found
}

export function refuseBeyond({ key }: Session, action: ConsoleAction, name: string): void {
  if (!may(key.scope, action, name)) throw new Refusal(403, `The key ${key.name} (${key.scope}) may not ${action} ${name}.`)
}

/** Time of the release that the page shows: what others have released since was unknown to its reader. */
function seenAt(stateFolder: string, body: Body): number {
  const seen = Number(body['seen'])
  const last = readCurrent(stateFolder)?.serial ?? 0
  if (!Number.isInteger(seen) || seen < 1 || seen > last)
    throw new Refusal(422, 'The page does not say which release it shows: load it again.')
  return Date.parse(readRecord(stateFolder, seen).at)
}

function planOf(stateFolder: string, body: Body, { who, key: { scope } }: Session, name: string): Promise<Plan> | Plan {
  const action = actionIn(body)
  const why = textIn(body, 'why', LONGEST_WHY)
  if (!why && action !== 'publish') throw new Refusal(422, 'Say why: it is kept in the record.', 'why')
  const textOf = (field: string) => textIn(body, field, LONGEST_NAME)
  const version = textOf('version')
  const from = textOf('from') || undefined
  const reason = { who, why, askedAt: seenAt(stateFolder, body) }
  const request = { name, version, reason, scope, isAnyway: body['anyway'] === true }
  if (action === 'lock') return lockPlan(stateFolder, name, reason)
  if (action === 'unlock') return unlockPlan(stateFolder, name, reason)
  if (action === 'publish') return publication(stateFolder, request)
  if (action === 'promote') return promotion(stateFolder, request)
  if (action === 'canary') return canaryPlan(stateFolder, { ...request, from, share: textOf('share') })
  if (!from) throw new Refusal(422, 'Say which version is bad.', 'from')
  return rollbackPlan(stateFolder, { ...request, version: version || undefined, from })
}

/**
 * Does everything that the command of the same name does, up to the signature.
 * @throws Refusal for what is no such call, ReleaseError for what the gate or the record refuses
 */
export async function prepare(stateFolder: string, body: Body, session: Session): Promise<Prepared> {
  const name = textIn(body, 'name', LONGEST_NAME)
  refuseBeyond(session, actionIn(body), name)
  const shared = await sharedOf(stateFolder)
  if (shared) await shared.ready()
  else repairPointer(stateFolder)
  const plan = await planOf(stateFolder, body, session, name)
  const before = readCurrent(stateFolder)?.serial
  const record = preparedFor(session.key, plan.make)
  if (record.serial === before) throw new ReleaseError(plan.words(record))
  return { plan, record }
}
