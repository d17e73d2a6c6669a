import os from 'node:os'
import { parseArgs } from 'node:util'
import { sharedOf } from '../sharing/shared.ts'
import { PLACE } from '../trace.ts'
import { readCurrent } from '../store.ts'
import { type Answer, type Call, type Command, OWN_OPTIONS, type OwnOption, STATE, wanted, withUsage } from './command.ts'
import { completionFor, SHELLS } from './completion.ts'
import { look } from './look.ts'
import { release } from './release.ts'
import { rights } from './rights.ts'
import { upkeep } from './upkeep.ts'
import { USAGE } from './usage.ts'

const COMMANDS: Record<string, Command> = { ...look, ...release, ...rights, ...upkeep, completion: { most: 1, run: completed } }
const CHANGES = new Set(Object.keys({ ...release, ...rights }))

function completed({ args: [name] }: Call): Answer {
  const shell = SHELLS.find((each) => each === wanted(name, 'shell: bash or zsh'))
  if (!shell) throw withUsage(`There is a completion for ${SHELLS.join(' and ')}, and none for ${name}.`)
  const script = completionFor(shell, COMMANDS, Object.keys(readCurrent(STATE)?.discovery.microFrontends ?? {}))
  return { words: script, data: { script } }
}

function read(line: string[]) {
  try {
    return parseArgs({
      args: line,
      allowPositionals: true,
      options: {
        ...OWN_OPTIONS,
        json: { type: 'boolean', default: false },
        why: { type: 'string', default: '' },
        who: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw withUsage(`${(error as Error).message.split('.')[0]}.`)
  }
}

/** These bring what they need themselves, or need nothing. */
const PULLS_ITSELF = ['verify', 'repair', 'gc', 'completion']

/** Where machines share a store, the state folder is a copy of it: brings what this command reads. */
async function pullFor(name: string, args: readonly string[]) {
  const shared = await sharedOf(STATE)
  if (!shared || PULLS_ITSELF.includes(name)) return
  // A folder with releases fills an empty store, which a change does.
  if (CHANGES.has(name)) await shared.ready()
  else await shared.pull()
  await shared.pullAround()
  if (name !== 'trace') return shared.pullFiles(name === 'status' ? null : args)
  const traced = [...(args[0] ?? '').matchAll(PLACE)].map(([, remote, version]) => `${remote}@${version}`)
  await shared.pullFiles(traced, { maps: true })
}

/** @throws ReleaseError for a call that makes no sense, and for what is refused. */
export async function run(line: string[]): Promise<Answer & { json: boolean }> {
  const { positionals, values } = read(line)
  const [name = 'status', ...args] = positionals
  const { json, help, why, who = os.userInfo().username, ...own } = values
  if (help) return { words: USAGE, data: null, json }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw withUsage(`There is no command ${name}.`)
  const extra = args[command.most]
  if (extra !== undefined) throw withUsage(`"${extra}" is one argument too many.`)
  for (const option of Object.keys(own) as OwnOption[]) {
    if (command.options?.includes(option)) continue
    const owners = Object.keys(COMMANDS).filter((each) => COMMANDS[each]?.options?.includes(option))
    throw withUsage(`--${option} belongs to ${owners.join(' and ')} only.`)
  }
  await pullFor(name, args)
  return { ...(await command.run({ args, own, who, why: why.trim() })), json }
}
