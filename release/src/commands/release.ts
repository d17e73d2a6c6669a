import type { Reason } from '../actions.ts'
import { linked, staffLinked } from '../canary/commands.ts'
import { changedInShell } from '../kit/given-by-shell.ts'
import { outcomeOf, type Plan } from '../plans/plan.ts'
import { canaryPlan, promotion, publication, rollbackPlan } from '../plans/plans.ts'
import { probeFirst, shopOf } from '../probe/first.ts'
import { probe } from '../probe/probe.ts'
import { wordsOf } from '../probe/verdict.ts'
import { PROBES } from '../sharing/object-names.ts'
import { released, sharedOf } from '../sharing/shared.ts'
import type { ReleaseRecord } from '../record.ts'
import { OvertakenError, repairPointer } from '../store.ts'
import { type Answer, ASKED_AT, type Call, type Command, EXIT, explained, STATE, wanted } from './command.ts'

const reasonOf = ({ who, why }: Call): Required<Reason> => ({ who, why, askedAt: ASKED_AT })
const explainedReason = (call: Call) => ({ ...explained(call), askedAt: ASKED_AT })
const gateOptions = ({ own: { api, anyway } }: Call) => ({ api, isAnyway: anyway })

/** A pointer that fell behind is repaired before a change. */
export async function repaired(): Promise<void> {
  const shared = await sharedOf(STATE)
  const sentences = shared ? await shared.ready() : [repairPointer(STATE) ?? []].flat()
  for (const sentence of sentences) console.error(sentence)
}

/** What a probe has seen goes to every machine that releases. */
async function opened(name: string, version: string, shop: string) {
  const verdict = await probe(STATE, { name, version, shop })
  await (await sharedOf(STATE))?.files.push(`${PROBES}${name}@${version}.json`)
  return verdict
}

/** Opens the pages of a version before it is shown; RELEASE_PROBE=off leaves that to whoever asks for a probe. */
const firstProbe = ({ own: { 'no-probe': isLeftOut, shop = process.env['SHOP_URL'] } }: Call) =>
  process.env['RELEASE_PROBE'] === 'off'
    ? undefined
    : (name: string, version: string) =>
        probeFirst(STATE, name, version, { shop, isLeftOut, open: opened, tell: (sentence) => console.error(sentence) })

const withNotes = (words: string, notes: readonly string[]) => [words, ...notes.map((note) => `Note: ${note}`)].join('\n')

/** A version of a remote, and why. */
async function versionOf(call: Call, reason: Required<Reason>) {
  await repaired()
  return { name: wanted(call.args[0], 'remote'), version: wanted(call.args[1], 'version'), reason, ...gateOptions(call) }
}

async function published(call: Call): Promise<Answer> {
  const request = await versionOf(call, reasonOf(call))
  const { make, words, notes } = await publication(STATE, request)
  const record = await released(STATE, make)
  const notice = changedInShell(STATE, request.name, request.version)
  return { data: { ...record, ...(notice && { notice }), notes }, words: withNotes(words(record), [...(notice ? [notice] : []), ...notes]) }
}

async function promoted(call: Call): Promise<Answer> {
  const request = await versionOf(call, explainedReason(call))
  return done(() => promotion(STATE, { ...request, probeFirst: firstProbe(call) }))
}

async function stepped(call: Call): Promise<Answer> {
  const { share, from } = call.own
  const request = await versionOf(call, explainedReason(call))
  return done(() => canaryPlan(STATE, { ...request, share, from, probeFirst: firstProbe(call) }))
}

async function rolledBack(call: Call): Promise<Answer> {
  const reason = explainedReason(call)
  await repaired()
  const [remote, version] = call.args
  const request = { name: wanted(remote, 'remote'), version, from: call.own.from, reason, ...gateOptions(call) }
  return done(() => rollbackPlan(STATE, request))
}

const MOST_TRIES = 4

/**
 * Compares and makes a release, anew when another one came in between: of the same remote it is refused by its time, of another remote it
 * is no reason to make somebody wait at night [release.others-go-on].
 */
async function settled(planned: () => Promise<Plan>): Promise<{ plan: Plan; record: ReleaseRecord }> {
  for (let tries = 1; ; tries += 1) {
    try {
      const plan = await planned()
      return { plan, record: await released(STATE, plan.make) }
    } catch (error) {
      if (!(error instanceof OvertakenError) || tries === MOST_TRIES) throw error
    }
  }
}

/** Makes a release and waits for the front doors; fails when one does not serve it. */
async function done(planned: () => Promise<Plan>): Promise<Answer> {
  const { plan, record } = await settled(planned)
  const { words, notes, frontDoors } = await outcomeOf(STATE, record, plan)
  const data = { ...record, frontDoors, notes }
  return { data, words: withNotes(words, notes), ...(frontDoors.missing.length > 0 && { exit: EXIT.incomplete }) }
}

async function probed({ args: [remote, versionWanted], own }: Call): Promise<Answer> {
  const [name, version] = [wanted(remote, 'remote'), wanted(versionWanted, 'version')]
  const shop = own.shop ?? process.env['SHOP_URL'] ?? shopOf(STATE)
  const verdict = await opened(name, version, wanted(shop, 'shop: --shop https://zlata.ru'))
  return { data: verdict, words: wordsOf(name, version, verdict), ...(verdict.faults.length > 0 && { exit: EXIT.refused }) }
}

export const release: Record<string, Command> = {
  publish: { most: 2, options: ['api'], run: published },
  probe: { most: 2, options: ['shop'], run: probed },
  canary: { most: 2, options: ['from', 'share', 'api', 'anyway', 'shop', 'no-probe'], run: stepped },
  promote: { most: 2, options: ['api', 'anyway', 'shop', 'no-probe'], run: promoted },
  rollback: { most: 2, options: ['from', 'api', 'anyway'], run: rolledBack },
  staff: { most: 0, run: () => staffLinked(STATE) },
  override: {
    most: 20,
    options: ['hours'],
    run: ({ args: [first, ...others], own }) => linked(STATE, [wanted(first, 'version, mfe-catalog@1.3.0-rc.1'), ...others], own),
  },
}
