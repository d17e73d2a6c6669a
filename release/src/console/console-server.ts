import http from 'node:http'
import { allUses } from '../gate/who-uses.ts'
import { diff } from '../history/diff.ts'
import { listed } from '../history/list.ts'
import { ReleaseError } from '../record.ts'
import type { SheetRequest } from './pages/sheet.ts'
import { sheet } from './pages/sheet.ts'
import { type HistoryView, historyPage } from './pages/history-page.ts'
import { keysPage } from './pages/keys-page.ts'
import { type Reader, readerOf } from './document/reader.ts'
import { releasesPage } from './pages/releases-page.ts'
import { usesPage } from './pages/uses-page.ts'
import { languageOf } from './texts/texts.ts'
import { consoleDataOf, type Sources, standingOf } from './view/console-data.ts'
import { believed, Calls } from './actions/calls.ts'
import { bodyOf, Refusal, send, sendJson, sendPage, sendText } from './wire/exchange.ts'
import { type File, fileOf } from './wire/files.ts'
import type { LiveNews } from './wire/live.ts'
import { isOwnHost, ownOrigin } from './wire/origin.ts'
import { Sessions } from './access/sessions.ts'

export interface ConsoleOptions {
  sources: Sources
  live: LiveNews
  brandName: string
  style: File
  /** Address under which a TLS proxy serves this console; null where it is reached on its own machine only. */
  publicOrigin: string | null
  shopAddress: string
  log: (sentence: string) => void
}

const COOKIE = 'console-session'
const HISTORY_PAGE = 50
const USES_MS = 60_000

const cookiesOf = (header = ''): Record<string, string> =>
  Object.fromEntries(header.split(';').flatMap((pair) => (pair.includes('=') ? [pair.trim().split('=', 2) as [string, string]] : [])))

/** Pages for everybody who reaches this process, and calls for those who have signed in. */
export class ConsoleServer {
  readonly #options: ConsoleOptions
  readonly #sessions = new Sessions()
  readonly #calls: Calls
  readonly server: http.Server

  constructor(options: ConsoleOptions) {
    this.#options = options
    const { sources, shopAddress, log } = options
    this.#calls = new Calls({ stateFolder: sources.stateFolder, sessions: this.#sessions, shopAddress, log })
    this.server = http.createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => this.#fail(request, response, error))
    })
  }

  #fail(request: http.IncomingMessage, response: http.ServerResponse, error: unknown) {
    if (response.headersSent) return
    const isKnown = error instanceof Refusal || error instanceof ReleaseError
    if (!isKnown) console.error(error)
    const status = error instanceof Refusal ? error.status : isKnown ? 409 : 500
    const sentence = isKnown ? (error.message.split('\n')[0] ?? '') : 'Something is wrong in the console: its log says what.'
    if (request.method !== 'POST') return sendText(response, status, sentence)
    sendJson(response, status, { error: sentence, field: error instanceof Refusal ? error.field : undefined })
  }

  async #answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { publicOrigin, live, style } = this.#options
    const { host = '', ...headers } = request.headers
    if (!isOwnHost(host, publicOrigin)) throw new Refusal(421, 'This console answers to its own address only.')
    const url = new URL(request.url ?? '/', `http://${host}`)
    const cookies = cookiesOf(headers.cookie)
    if (request.method === 'POST') return this.#call(request, response, url.pathname, cookies[COOKIE])
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal(405, 'Only GET and POST are taken.')
    if (url.pathname === '/health') return sendJson(response, 200, { status: 'ok' })
    if (url.pathname === '/live') return live.add(response)
    const file = url.pathname === '/console.css' ? style : fileOf(url.pathname)
    if (file) return send(response, 200, file.type, file.content, { 'cache-control': 'no-cache' })
    const page = this.#pageOf(url, this.#readerOf(headers['accept-language'], cookies))
    if (page === null) throw new Refusal(404, 'Not found')
    sendPage(response, page)
  }

  #readerOf(accepted: string | undefined, cookies: Record<string, string>): Reader {
    const { sources, brandName } = this.#options
    const theme = cookies['theme'] === 'dark' || cookies['theme'] === 'light' ? cookies['theme'] : null
    const session = this.#sessions.find(believed(sources.stateFolder), cookies[COOKIE])
    return readerOf({ language: languageOf(accepted), session, theme, brand: brandName })
  }

  #pageOf({ pathname, searchParams }: URL, reader: Reader): string | null {
    const { sources } = this.#options
    const { stateFolder, remembered } = sources
    if (pathname === '/') return releasesPage(consoleDataOf(sources, searchParams.get('area')), reader)
    if (pathname === '/sheet') return this.#sheetOf(searchParams, reader)
    const standing = standingOf(sources)
    const { current } = standing
    if (pathname === '/keys') return keysPage(current?.signing?.keys ?? [], standing, reader)
    if (pathname === '/uses') {
      const uses = current ? remembered.read(`uses ${current.serial}`, USES_MS, () => allUses(stateFolder)) : []
      return usesPage(uses, standing, reader)
    }
    return pathname === '/history' ? historyPage(this.#historyOf(searchParams), standing, reader) : null
  }

  #sheetOf(asked: URLSearchParams, reader: Reader): string {
    const record = believed(this.#options.sources.stateFolder)
    if (!record || !reader.session) throw new Refusal(401, 'Please sign in.')
    const does = (['rollback', 'promote', 'canary', 'lock', 'unlock', 'publish'] as const).find((each) => each === asked.get('do'))
    const name = asked.get('name') ?? ''
    if (!does || (name !== 'all' && !Object.hasOwn(record.discovery.microFrontends, name)))
      throw new Refusal(404, 'There is no such action.')
    const request: SheetRequest = { does, name, version: asked.get('version') ?? '', share: asked.get('share') ?? '' }
    return sheet(record, request, reader)
  }

  #historyOf(asked: URLSearchParams): HistoryView {
    const { stateFolder } = this.#options.sources
    const [area, one, other] = ['area', 'one', 'other'].map((name) => asked.get(name) ?? '') as [string, string, string]
    const before = Number(asked.get('before')) || Number.POSITIVE_INFINITY
    const all = listed(stateFolder, { remote: area || undefined, most: Number.POSITIVE_INFINITY }).filter(({ serial }) => serial < before)
    const rows = all.slice(0, HISTORY_PAGE)
    const last = rows.at(-1)?.serial
    const older = all.length > HISTORY_PAGE ? `/history?${new URLSearchParams({ area, before: String(last) })}` : null
    const names = Object.keys(believed(stateFolder)?.discovery.microFrontends ?? {})
    return { rows, names, area, one, other, older, difference: one && other ? this.#differenceOf(one, other) : null }
  }

  #differenceOf(one: string, other: string): HistoryView['difference'] {
    try {
      return diff(this.#options.sources.stateFolder, ...([one, other].sort((a, b) => Number(a) - Number(b)) as [string, string]))
    } catch (error) {
      if (error instanceof ReleaseError) return { refused: error.message }
      throw error
    }
  }

  async #call(request: http.IncomingMessage, response: http.ServerResponse, path: string, cookie: string | undefined): Promise<void> {
    const { publicOrigin } = this.#options
    const origin = ownOrigin(request, publicOrigin)
    const body = await bodyOf(request)
    const answer = await this.#calls.answer(path, { request, body, origin, cookie })
    const secure = origin.startsWith('https:') ? '; Secure' : ''
    const set =
      answer.cookie && `${COOKIE}=${answer.cookie.value}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${answer.cookie.seconds}${secure}`
    sendJson(response, 200, answer.body, set ? { 'set-cookie': set } : {})
  }
}
