import type { IncomingMessage } from 'node:http'
import { overrideLink } from '../../override/link.ts'
import { outcomeOf } from '../../plans/plan.ts'
import { ReleaseError, type ReleaseRecord } from '../../record.ts'
import { signingInput } from '../../signing/jws.ts'
import { released } from '../../sharing/shared.ts'
import { appendSigned, readCurrent } from '../../store.ts'
import { Drafts } from '../actions/drafts.ts'
import { prepare, refuseBeyond } from '../actions/prepare.ts'
import { type Body, Refusal, textIn } from '../wire/exchange.ts'
import { refuseForged, type Session, type Sessions } from '../access/sessions.ts'

const LONGEST_SIGNATURE = 200
const LONGEST_NAME = 100
const MOST_WHO = 60

export interface CallContext {
  request: IncomingMessage
  body: Body
  /** Of the page that calls, and of this console. */
  origin: string
  /** Value of the session's cookie. */
  cookie: string | undefined
}

interface Answer {
  body: unknown
  /** A new value of the session's cookie; empty ends it. */
  cookie?: { value: string; seconds: number }
}

interface Options {
  stateFolder: string
  sessions: Sessions
  /** Address of the shop, for previews. */
  shopAddress: string
  log: (sentence: string) => void
}

/** Null where the record cannot be believed: then nobody signs in. */
export function believed(stateFolder: string): ReleaseRecord | null {
  try {
    return readCurrent(stateFolder)
  } catch (error) {
    if (error instanceof ReleaseError) return null
    throw error
  }
}

/** What the scripts of the pages call; each is refused without the token of its session, but for signing in. */
export class Calls {
  readonly #options: Options
  readonly #drafts = new Drafts()

  constructor(options: Options) {
    this.#options = options
  }

  async answer(path: string, context: CallContext): Promise<Answer> {
    if (path === '/sign-in/challenge') return { body: { challenge: this.#options.sessions.challenge() } }
    if (path === '/sign-in') return this.#signIn(context)
    const session = this.#sessionOf(context)
    if (path === '/sign-out') return this.#signOut(session, context)
    if (path === '/actions/prepare') return this.#prepare(session, context)
    if (path === '/actions/sign') return this.#sign(session, context)
    if (path === '/preview') return this.#preview(session, context)
    throw new Refusal(404, 'There is no such call.')
  }

  #sessionOf({ request, cookie }: CallContext): Session {
    const session = this.#options.sessions.find(believed(this.#options.stateFolder), cookie)
    if (!session) throw new Refusal(401, 'Your sign-in is over: please sign in again.')
    refuseForged(session, request.headers['x-csrf-token'])
    return session
  }

  #signIn({ body, origin }: CallContext): Answer {
    const { sessions, stateFolder, log } = this.#options
    const proof = {
      kid: textIn(body, 'kid', LONGEST_NAME),
      challenge: textIn(body, 'challenge', LONGEST_NAME),
      signature: textIn(body, 'signature', LONGEST_SIGNATURE),
      who: textIn(body, 'who', MOST_WHO),
    }
    const { id, csrf, key, seconds } = sessions.open(believed(stateFolder), origin, proof)
    log(`console: ${proof.who || key.name} has signed in with the key ${key.name} (${key.scope})`)
    return { body: { csrf, seconds }, cookie: { value: id, seconds } }
  }

  #signOut({ who, key }: Session, { cookie }: CallContext): Answer {
    this.#options.sessions.close(cookie)
    this.#options.log(`console: ${who} has signed out of the key ${key.name}`)
    return { body: {}, cookie: { value: '', seconds: 0 } }
  }

  async #prepare(session: Session, { body }: CallContext): Promise<Answer> {
    const { stateFolder, log } = this.#options
    try {
      const prepared = await prepare(stateFolder, body, session)
      return { body: { id: this.#drafts.keep(prepared, session.csrf), input: signingInput(prepared.record), kid: session.key.kid } }
    } catch (error) {
      if (error instanceof Error)
        log(
          `console: ${session.who} (${session.key.name}) was refused ${String(body['action'])} of ${String(body['name'])}: ${error.message}`,
        )
      throw error
    }
  }

  async #sign({ csrf, who, key }: Session, { body }: CallContext): Promise<Answer> {
    const { stateFolder, log } = this.#options
    const { plan, record } = this.#drafts.take(textIn(body, 'id', LONGEST_NAME), csrf)
    const signature = textIn(body, 'signature', LONGEST_SIGNATURE)
    const made = await released(stateFolder, () => appendSigned(stateFolder, record, signature))
    log(`console: ${who} (${key.name}) made release ${made.serial}: ${made.action} ${made.changed.join(', ')}, "${made.why}"`)
    const { words, notes, frontDoors } = await outcomeOf(stateFolder, made, plan)
    return { body: { serial: made.serial, words, notes, isServed: frontDoors.missing.length === 0 } }
  }

  #preview(session: Session, { body }: CallContext): Answer {
    const { stateFolder, shopAddress } = this.#options
    const [name, version] = [textIn(body, 'name', LONGEST_NAME), textIn(body, 'version', LONGEST_NAME)]
    refuseBeyond(session, 'preview', name)
    const { path, until } = overrideLink(stateFolder, [`${name}@${version}`], 1)
    return { body: { address: shopAddress + path, until } }
  }
}
