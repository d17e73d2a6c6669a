import type { Plan } from '../plans/plan.ts'
import { lockPlan, unlockPlan } from '../plans/plans.ts'
import { newKey } from '../sharing/new-key.ts'
import { released } from '../sharing/shared.ts'
import { revokeKey } from '../signing/keys.ts'
import { readCurrent, noShop } from '../store.ts'
import { type Answer, type Call, type Command, explained, STATE, wanted, withUsage } from './command.ts'
import { repaired } from './release.ts'

async function keys(call: Call): Promise<Answer> {
  const [action, name] = call.args
  if (action !== 'add' && call.own.scope !== undefined) throw withUsage('--scope is an option of keys add.')
  if (action === undefined) return list()
  await repaired()
  if (action === 'add') return added(wanted(name, 'key'), call)
  if (action === 'revoke') return revoked(wanted(name, 'key'), call)
  throw withUsage(`There is no command keys ${action}.`)
}

function list(): Answer {
  const current = readCurrent(STATE)
  if (!current) throw noShop(STATE)
  const known = current.signing?.keys ?? []
  const lines = known.map(({ name, scope, kid, since, revoked }) => {
    const end = revoked ? `  revoked ${revoked.at.slice(0, 10)} by ${revoked.who}: "${revoked.why}"` : ''
    return `  ${name.padEnd(20)} ${scope.padEnd(20)} ${kid}  since ${since.slice(0, 10)}${end}`
  })
  return { data: known, words: lines.join('\n') || 'No release is signed yet: the next one brings the first key.' }
}

async function added(name: string, { own, who, why }: Call): Promise<Answer> {
  const scope = wanted(own.scope, 'scope: --scope manager, robot or team:mfe-catalog')
  const { record, file } = await newKey(STATE, name, scope, { who, why })
  const key = record.signing?.keys.find((each) => each.name === name)
  const words = `The key ${name} (${scope}) is on record (release ${record.serial}). Its private key is ${file}: move it to where it signs, RELEASE_KEY names it there.`
  const remote = scope.startsWith('team:') ? scope.slice('team:'.length) : null
  const known = Object.keys(record.discovery.microFrontends)
  if (remote === null || known.includes(remote)) return { data: { key, file, release: record.serial }, words }
  const note = `Note: no ${remote} is on record yet, only ${known.join(', ')}. If it is misspelled: keys revoke ${name}.`
  return { data: { key, file, release: record.serial, note }, words: `${words}\n${note}` }
}

async function revoked(name: string, call: Call): Promise<Answer> {
  const reason = explained(call)
  const record = await released(STATE, () => revokeKey(STATE, name, reason))
  const key = record.signing?.keys.find((each) => each.name === name)
  const isPinned = process.env['RELEASE_ROOT_KEY'] === key?.kid
  const pin = isPinned ? ` Front doors are pinned to it: start them with RELEASE_ROOT_KEY=${record.signature?.kid}.` : ''
  return { data: { key, release: record.serial }, words: `What ${name} signs from now on is refused (release ${record.serial}).${pin}` }
}

async function locked(call: Call): Promise<Answer> {
  const name = wanted(call.args[0], 'remote, or all')
  const reason = explained(call)
  await repaired()
  return made(lockPlan(STATE, name, reason))
}

async function unlocked({ args, who, why }: Call): Promise<Answer> {
  const name = wanted(args[0], 'remote, or all')
  await repaired()
  return made(unlockPlan(STATE, name, { who, why }))
}

async function made({ make, words }: Plan): Promise<Answer> {
  const record = await released(STATE, make)
  return { data: record, words: words(record) }
}

/** Keys and locks. */
export const rights: Record<string, Command> = {
  keys: { most: 2, options: ['scope'], run: keys },
  lock: { most: 1, run: locked },
  unlock: { most: 1, run: unlocked },
}
