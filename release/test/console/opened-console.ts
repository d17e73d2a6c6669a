import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sign } from 'node:crypto'
import { keyPairOf } from '../../src/signing/jws.ts'

export interface Answer {
  status: number
  body: { error?: string; [name: string]: unknown }
  headers: Headers
}

type Headings = Record<string, string>

/** What a browser has after signing in. */
export interface Manager {
  post: (path: string, body: Record<string, unknown>, headings?: Headings) => Promise<Answer>
  /** Prepares, signs and sends; the answer of the first call that is refused. */
  act: (fields: Record<string, unknown>, signWith?: string) => Promise<Answer>
  page: (address: string) => Promise<string>
}

const signatureOf = (privateKey: string, text: string) => sign(null, Buffer.from(text), keyPairOf(privateKey).key).toString('base64url')

/** A console process on this folder, as a release manager's machine runs it. */
export async function openConsole(stateFolder: string, env: Record<string, string> = {}) {
  const server = spawn(process.execPath, [path.join(__dirname, '../../src/console/console.ts')], {
    env: { ...process.env, STATE_DIR: stateFolder, PORT: '0', API_URL: 'http://127.0.0.1:9', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let log = ''
  server.stdout.setEncoding('utf8').on('data', (text: string) => (log += text))
  await once(server.stdout, 'data')
  const origin = `http://localhost:${/localhost:(\d+)/.exec(log)?.[1]}`

  async function post(address: string, body: Record<string, unknown>, headings: Headings = {}): Promise<Answer> {
    const response = await fetch(origin + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...headings },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Answer['body'], headers: response.headers }
  }

  /** The proof of a key, as the browser makes it. */
  async function proof(privateKey: string, who = '', of = origin) {
    const { body } = await post('/sign-in/challenge', {})
    const challenge = String(body['challenge'])
    return {
      kid: keyPairOf(privateKey).kid,
      challenge,
      who,
      signature: signatureOf(privateKey, `release-console sign-in\n${of}\n${challenge}`),
    }
  }

  async function signIn(privateKey: string, who = ''): Promise<Manager> {
    const { headers, body } = await post('/sign-in', await proof(privateKey, who))
    const own = { cookie: String(headers.get('set-cookie')).split(';')[0] ?? '', 'x-csrf-token': String(body['csrf']) }
    const ownPost: Manager['post'] = (address, fields, headings) => post(address, fields, { ...own, ...headings })
    return {
      post: ownPost,
      async act(fields, signWith = privateKey) {
        const prepared = await ownPost('/actions/prepare', fields)
        if (prepared.status !== 200) return prepared
        const { id, input } = prepared.body
        return ownPost('/actions/sign', { id, signature: signatureOf(signWith, String(input)) })
      },
      page: async (address) => (await fetch(origin + address, { headers: { cookie: own.cookie, 'accept-language': 'en' } })).text(),
    }
  }

  /** Server-sent events, as an open page hears them. */
  async function news() {
    const reader = (await fetch(`${origin}/live`)).body?.pipeThrough(new TextDecoderStream()).getReader()
    let heard = ''
    return {
      /** Serial of the next one. */
      async next(): Promise<number> {
        for (;;) {
          const [whole, serial] = /event: changed\ndata: {"serial":(\d+),.*}\n\n/.exec(heard) ?? []
          if (whole !== undefined) {
            heard = heard.slice(heard.indexOf(whole) + whole.length)
            return Number(serial)
          }
          const { value, done } = (await reader?.read()) ?? { done: true }
          if (done) throw new Error('the console has ended its news')
          heard += value
        }
      },
      end: async () => reader?.cancel(),
    }
  }

  return {
    origin,
    news,
    post,
    proof,
    signIn,
    said: () => log,
    async close() {
      server.kill()
      await once(server, 'exit')
    },
  }
}
