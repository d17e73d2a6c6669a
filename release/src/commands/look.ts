import { allUses, sentenceOfUse, usersOf } from '../gate/who-uses.ts'
import { diff } from '../history/diff.ts'
import { listed } from '../history/list.ts'
import { ReleaseError } from '../record.ts'
import { noShop, readCurrent } from '../store.ts'
import { statusOf } from '../status.ts'
import { trace } from '../trace.ts'
import { sharedOf } from '../sharing/shared.ts'
import { verifyShared } from '../sharing/upkeep.ts'
import { verify } from '../verify.ts'
import { type Answer, type Call, type Command, EXIT, STATE, wanted, wholeNumber, withUsage } from './command.ts'

async function verified(): Promise<Answer> {
  const shared = await sharedOf(STATE)
  const { problems, versions, releases } = shared ? await verifyShared(shared) : verify(STATE)
  if (releases === 0) throw noShop(STATE)
  if (problems.length > 0) return { data: { problems }, words: problems.join('\n'), exit: EXIT.refused }
  return { data: { problems }, words: `Everything that is released is whole: ${versions} versions, ${releases} releases.` }
}

function traced(text: string): Answer {
  const found = trace(STATE, text)
  return { data: found, words: found.map(({ source, text }) => `${source}  ${text}`).join('\n') }
}

function told({ args: [remote], own: { most = '20' } }: Call): Answer {
  const count = wholeNumber('most', most)
  if (count < 1) throw withUsage('--most must be at least 1.')
  const rows = listed(STATE, { remote, most: count })
  if (rows.length === 0 && remote !== undefined) throw new ReleaseError(`No release is about ${remote}.`)
  const lines = rows.map(({ serial, at, action, changed, share, who, signer, why, fault }) => {
    const to = share === null ? '' : share === 0 ? ' is over' : share === 'staff' ? ' to staff' : ` to ${share} %`
    const what = `${String(serial).padStart(5)}  ${at.slice(0, 16).replace('T', ' ')}  ${action.padEnd(8)} ${action === 'rollback' ? 'to ' : ''}${changed.join(', ')}${to}  ${who}, ${signer ? `signed by ${signer}` : 'unsigned'}`
    return [what, why && `       "${why}"`, fault && `       ${fault}`].filter(Boolean).join('\n')
  })
  return { data: rows, words: lines.join('\n') || 'Nothing was released.' }
}

function compared({ args: [one, other] }: Call): Answer {
  const data = diff(STATE, wanted(one, 'serial, or mfe-catalog@1.1.0'), wanted(other, 'serial or version to compare with'))
  return { data, words: data.length > 0 ? data.join('\n') : 'Nothing differs.' }
}

const stated = (): Answer => ({ data: readCurrent(STATE), words: statusOf(STATE) })

function used({ args: [thing] }: Call): Answer {
  const data = usersOf(allUses(STATE), wanted(thing, 'thing that is used, piece.added or GET /promises'))
  return { data, words: data.map(sentenceOfUse).join('\n') || `No version that is shown or can be gone back to uses ${thing}.` }
}

/** Commands that change nothing. */
export const look: Record<string, Command> = {
  status: {
    most: 0,
    options: ['uses'],
    run: (call) => (call.own.uses === undefined ? stated() : used({ ...call, args: [call.own.uses] })),
  },
  uses: { most: 1, run: used },
  verify: { most: 0, run: verified },
  trace: { most: 1, run: ({ args: [place] }) => traced(wanted(place, 'place, file:line:col')) },
  history: { most: 1, options: ['most'], run: told },
  diff: { most: 2, run: compared },
}
