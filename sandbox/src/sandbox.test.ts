import { createHmac } from 'node:crypto'
import { request, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { createSandbox } from './frame/server.ts'
import { startServices } from './services.ts'

const KEY = 'key-of-this-test'
let server: Server
let stop: () => void
let address: string
let mailPort: number
let scannerPort: number

beforeAll(async () => {
  mailPort = await freePort()
  const started = await startServices({
    port: 0,
    smtpPort: mailPort,
    scannerPort: (scannerPort = await freePort()),
    smsKey: KEY,
    smtpPassword: 'secret',
    payments: { siteId: '1', key: KEY },
    identity: { clientId: 'zlata', clientSecret: 'secret' },
    operatorKey: KEY,
    backOffice: { key: KEY, shopUrl: 'http://127.0.0.1:9' },
    marketing: { endpointId: '1', secretKey: KEY },
  })
  server = createSandbox(started.services)
  stop = started.stop
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  stop()
  server.close()
})

async function freePort() {
  const probe = (await import('node:net')).createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

const sign = (timestamp: number, body: string, key = KEY) => createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')

function send(path: string, message: object, { at = Date.now(), key = KEY } = {}) {
  const body = JSON.stringify(message)
  return fetch(address + path, { method: 'POST', body, headers: { 'x-timestamp': String(at), 'x-signature': sign(at, body, key) } })
}

const messagesOf = async (phone: string) => {
  const answer = await fetch(`${address}/messages?phone=${encodeURIComponent(phone)}`)
  return ((await answer.json()) as { messages: { id: string; code: string | null }[] }).messages
}

test('a signed message is accepted once, and tests can read its code', async () => {
  for (const _ of [1, 2]) expect((await send('/sms', { id: 'm1', to: '+79000000009', text: 'Код 4821' })).status).toBe(202)
  expect(await messagesOf('+79000000009')).toMatchObject([{ id: 'm1', kind: 'sms', text: 'Код 4821', code: '4821' }])
})

test('an order number is not mistaken for a code', async () => {
  await send('/sms', { id: 'm-order', to: '+79000000017', text: 'ZLATA: заказ 425-1009 оплачен' })
  expect(await messagesOf('+79000000017')).toMatchObject([{ id: 'm-order', code: null }])
})

test('the code of a flash call is the end of the caller’s number', async () => {
  await send('/calls', { id: 'c1', to: '+79000000008', code: '0712' })
  expect(await messagesOf('+79000000008')).toMatchObject([{ kind: 'flashcall', text: '+74951200712', code: '0712' }])
})

describe('the operator', () => {
  const stateOf = async (id: string) => ((await (await send('/mobile-id/state', { id })).json()) as { state?: string }).state
  const press = (id: string, answer: string, headers: Record<string, string> = { origin: address }) =>
    fetch(`${address}/mobile-id/answer/${id}`, { method: 'POST', body: new URLSearchParams({ answer }), headers, redirect: 'manual' })
  const ask = (id: string, rest: object = {}) =>
    send('/mobile-id/requests', { id, phone: '+79000000009', text: 'Это вы?', expiresIn: 60, ...rest })

  test.each(['confirmed', 'refused'])('prompts on the phone and reports the button pressed: %s', async (answer) => {
    expect((await ask(`o-${answer}`)).status).toBe(202)
    expect(await stateOf(`o-${answer}`)).toBe('pending')
    expect(await (await fetch(address)).text()).toContain(`/mobile-id/answer/o-${answer}`)
    await press(`o-${answer}`, answer)
    await press(`o-${answer}`, 'confirmed')
    expect(await stateOf(`o-${answer}`)).toBe(answer)
  })

  test('rejects an answer after its timeout', async () => {
    await ask('o-late', { expiresIn: 0 })
    await press('o-late', 'confirmed')
    expect(await stateOf('o-late')).toBe('expired')
  })

  test('rejects a cross-site answer', async () => {
    await ask('o-site')
    expect((await press('o-site', 'confirmed', { origin: 'https://evil.example' })).status).toBe(403)
    expect(await stateOf('o-site')).toBe('pending')
  })

  test.each(['/mobile-id/requests', '/mobile-id/state'])('%s requires the signature of the shop', async (path) => {
    const { status } = await fetch(address + path, { method: 'POST', body: '{"id":"x","phone":"+79000000009"}' })
    expect(status).toBe(401)
  })
})

test.each([
  ['another key', { key: 'guessed' }],
  ['an old signature', { at: Date.now() - 6 * 60 * 1000 }],
  ['a time that is no number', { at: Number.NaN }],
])('%s is rejected and nothing is stored', async (_, how) => {
  expect((await send('/sms', { id: 'm2', to: '+79000000007', text: '1111' }, how)).status).toBe(401)
  expect(await messagesOf('+79000000007')).toStrictEqual([])
})

test('sent messages are shown as text, never as markup', async () => {
  await send('/sms', { id: 'm3', to: '+79000000006', text: '<img src=x onerror=alert(1)>' })
  const page = await (await fetch(address)).text()
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(page).not.toContain('<img')
})

test.each([
  ['ru', 'Песочница'],
  ['en', 'Sandbox'],
])('the page is in %s', async (language, title) => {
  const page = await (await fetch(address, { headers: { 'accept-language': language } })).text()
  expect(page).toContain(`<h1>${title}</h1>`)
  expect(page).toContain(`<html lang="${language}">`)
})

test('a DNS-rebinding page cannot read codes', async () => {
  const status = await new Promise((resolve) => {
    request(`${address}/messages`, { headers: { host: 'evil.example' } }, (answer) => resolve(answer.statusCode)).end()
  })
  expect(status).toBe(421)
})

test.each(['/files/../../package.json', '/files/%2e%2e/package.json', '/kit/src/index.ts', '/mails/none'])(
  '%s returns 404',
  async (path) => {
    expect((await fetch(address + path)).status).toBe(404)
  },
)

test('every stylesheet of a page and every font in them exists', async () => {
  const page = await (await fetch(address)).text()
  const missing: string[] = []
  const sheets = [...page.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  for (const sheet of sheets) {
    const answer = await fetch(address + sheet)
    if (answer.status !== 200) missing.push(sheet)
    const named = [...(await answer.text()).matchAll(/(?:@import |url\()"([^"]+)"/g)]
    sheets.push(...named.map(([, name = '']) => new URL(name, `http://sandbox${sheet}`).pathname))
  }
  expect(sheets).toContain('/kit/src/styles/tokens.css')
  expect(sheets.filter((sheet) => sheet.endsWith('.woff2'))).toHaveLength(6)
  expect(missing).toStrictEqual([])
})

test('mail is accepted only with the password', async () => {
  const said = await new Promise<string>((resolve) => {
    const socket = connect(mailPort, '127.0.0.1')
    let heard = ''
    const steps = ['EHLO test', `AUTH PLAIN ${Buffer.from('\0shop\0guess').toString('base64')}`, 'QUIT']
    socket.on('data', (chunk) => {
      heard += chunk.toString()
      // The last line of an answer has a space after its number.
      if (
        /^\d{3} [^\n]*\n$/m.test(
          chunk
            .toString()
            .split(/(?<=\n)/)
            .at(-1) ?? '',
        )
      )
        socket.write(`${steps.shift()}\r\n`)
    })
    socket.on('close', () => resolve(heard))
  })
  expect(said).toContain('\n535 ')
})

test('the scanner detects the EICAR test file, also in chunks, and nothing else', async () => {
  const ask = (pieces: Buffer[]) =>
    new Promise<string>((resolve, reject) => {
      let said = ''
      const socket = connect(scannerPort, '127.0.0.1', () => {
        socket.write('zINSTREAM\0')
        for (const piece of [...pieces, Buffer.alloc(0)]) {
          const length = Buffer.alloc(4)
          length.writeUInt32BE(piece.length)
          socket.write(Buffer.concat([length, piece]))
        }
      })
      socket.on('data', (part) => (said += String(part)))
      socket.on('error', reject)
      socket.on('close', () => resolve(said))
    })
  const virus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].map((half) => Buffer.from(half))
  expect(await ask(virus)).toBe('stream: Eicar-Test-Signature FOUND\0')
  expect(await ask([Buffer.from('a letter about oneself')])).toBe('stream: OK\0')
})
