import { noShop, readCurrent } from '../store.ts'
import { statusOf } from '../status.ts'
import { trace } from '../trace.ts'
import { verify } from '../verify.ts'
import { type Answer, type Command, STATE, wanted } from './command.ts'

function verified(): Answer {
  const { problems, versions, releases } = verify(STATE)
  if (releases === 0) throw noShop(STATE)
  if (problems.length > 0) return { data: { problems }, words: problems.join('\n'), failed: true }
  return { data: { problems }, words: `Everything that is released is whole: ${versions} versions, ${releases} releases.` }
}

function traced(text: string): Answer {
  const found = trace(STATE, text)
  return { data: found, words: found.map(({ source, text }) => `${source}  ${text}`).join('\n') }
}

/** Commands that change nothing. */
export const look: Record<string, Command> = {
  status: { most: 0, run: () => ({ data: readCurrent(STATE), words: statusOf(STATE) }) },
  verify: { most: 0, run: verified },
  trace: { most: 1, run: ({ args: [place] }) => traced(wanted(place, 'place, file:line:col')) },
}
