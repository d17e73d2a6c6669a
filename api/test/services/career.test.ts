import { randomUUID } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'
import type { Vacancy } from '@shop/contracts/services/career'
import { MAX_RESUME_BYTES } from '@shop/contracts/core/limits'
import { messagesTo } from '../support/services/sandbox.ts'
import { INTERNATIONAL, refusal, type Shopper } from '../support/people/shopper.ts'
import { FRONT_DOOR_KEY } from '../support/services/processes.ts'
import { openShop } from '../support/shop.ts'
import { aShopper } from '../support/people/sign-in.ts'
import { eventually } from '@shop/testing/eventually'

const HR = 'hr@zlata.example'
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const DOC = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from('WordDocument', 'utf16le')])

/** A ZIP archive of empty files, as much of it as tells what is inside. */
function archive(names: readonly string[]): Buffer {
  const locals = names.map((name) => Buffer.concat([Buffer.from('504b0304', 'hex'), header(name, 22, 26), Buffer.from(name)]))
  const entries = names.map((name) => Buffer.concat([Buffer.from('504b0102', 'hex'), header(name, 24, 42), Buffer.from(name)]))
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(Buffer.concat(locals).length, 16)
  return Buffer.concat([...locals, ...entries, end])
}

function header(name: string, nameAt: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.writeUInt16LE(name.length, nameAt)
  return bytes
}
const DOCX = archive(['[Content_Types].xml', 'word/document.xml'])

let applicants = 0
const anApplicant = () => ({
  name: `Анна ${process.pid}-${(applicants += 1)}`,
  contact: 'anna@mail.example',
  position: 'jeweler',
  about: 'Двадцать лет за верстаком',
  agreement: 'true',
})

async function apply(shopper: Shopper, fields: Record<string, string>, file?: Buffer, name = 'cv.pdf', more: Record<string, string> = {}) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  if (file) form.append('resume', new Blob([Uint8Array.from(file)]), name)
  const cookie = Object.entries(shopper.cookies).map(([one, value]) => `${one}=${value}`)
  const response = await fetch(`${shopper.url}/career`, {
    method: 'POST',
    body: form,
    headers: {
      cookie: cookie.join('; '),
      'x-csrf-token': shopper.csrfToken ?? '',
      'x-front-door': FRONT_DOOR_KEY,
      'x-forwarded-host': 'shop.ru.localhost',
      'x-forwarded-for': `198.51.100.${(applicants += 1) % 250}`,
      ...more,
    },
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
}

const letterAbout = (name: string): Promise<string> =>
  eventually(`a letter about ${name}`, async () => (await messagesTo(HR)).find(({ text }) => text.includes(name))?.text)

test.each([
  ['pdf', PDF],
  ['doc', DOC],
  ['docx', DOCX],
  ['docx', archive(['[Content_Types].xml', 'word/document2.xml'])],
  ['pdf', Buffer.concat([Buffer.from('efbbbf', 'hex'), PDF])],
  ['pdf', Buffer.concat([Buffer.from('\r\n\r\n'), PDF])],
  ['pdf', Buffer.concat([PDF, Buffer.alloc(4096)])],
  ['pdf', Buffer.concat([PDF, Buffer.from('\r\n'.repeat(2048))])],
])('a résumé as %s is delivered to its recipient with the file [content.resume-kinds]', async (type, file) => {
  const applicant = anApplicant()
  const { status, body } = await apply(await aShopper(), applicant, file, 'whatever.exe')
  expect([status, body]).toStrictEqual([200, { result: true, id: expect.stringMatching(/^[\da-f-]{36}$/) as string }])
  const text = await letterAbout(applicant.name)
  expect(text).toContain('Отклик: Ювелир-закрепщик')
  expect(text).toContain('Двадцать лет за верстаком')
  // Of no type: no mail program shows or runs it by itself.
  expect(text).toContain(`resume-${(body as { id: string }).id.slice(0, 8)}.${type} (${file.length}) application/octet-stream`)
})

/** EICAR's harmless virus, in two parts: whole it would make scanners stop at this source. */
const VIRUS = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

test('an infected résumé is reported without the file', async () => {
  const applicant = anApplicant()
  const file = Buffer.concat([PDF, Buffer.from(`${VIRUS}\n%%EOF\n`)])
  expect((await apply(await aShopper(), applicant, file)).status).toBe(200)
  const text = await letterAbout(applicant.name)
  expect(text).toContain('Файл не приложен и удалён: в нём найдено Eicar-Test-Signature.')
  expect(text).not.toMatch(/resume-[\da-f]{8}\.pdf/)
})

test('a résumé waits while the scanner is down and is sent when it is back', async () => {
  // It has its port from the start: another process would take a free one while the application waits.
  let isBack = false
  // Four zero bytes end the file.
  const isLast = (chunk: Buffer) => chunk.subarray(-4).equals(Buffer.alloc(4))
  const scanner = createServer((socket) => {
    if (!isBack) return void socket.destroy()
    socket.on('data', (chunk) => void (isLast(chunk) && socket.end('stream: OK\0')))
  })
  await new Promise<void>((done) => scanner.listen(0, '127.0.0.1', done))
  const { port } = scanner.address() as AddressInfo
  const shop = await openShop({ SCANNER_URL: `tcp://127.0.0.1:${port}` })
  try {
    const applicant = anApplicant()
    expect((await apply(await aShopper({ url: shop.url() }), applicant, PDF)).status).toBe(200)
    const waits = async () => {
      const rows = await shop.behindTheScenes("SELECT last_error FROM outbox WHERE kind = 'career.applied' AND last_error IS NOT NULL")
      return rows.length === 1
    }
    await eventually('the application waits', waits)
    expect((await messagesTo(HR)).some(({ text }) => text.includes(applicant.name))).toBe(false)
    isBack = true
    await shop.later(60 * 60 * 1000)
    expect(await letterAbout(applicant.name)).toContain('application/octet-stream')
  } finally {
    await shop.remove()
    scanner.close()
  }
})

test('NO_RESUME: a form without a file is rejected [content.career-cv]', async () => {
  expect(refusal(await apply(await aShopper(), anApplicant()))).toStrictEqual({
    status: 400,
    code: 'NO_RESUME',
    errors: { resume: 'NO_RESUME' },
  })
  expect(refusal(await (await aShopper()).post('/career', { ...anApplicant(), agreement: true })).code).toBe('NO_RESUME')
})

test.each([
  ['a program', Buffer.from('4d5a90000300000004000000ffff', 'hex'), 'WRONG_FIELD'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'WRONG_FIELD'],
  ['a table', archive(['[Content_Types].xml', 'xl/workbook.xml']), 'WRONG_FIELD'],
  ['an old document with macros', Buffer.concat([DOC, Buffer.from('_VBA_PROJECT', 'utf16le')]), 'FILE_WITH_SCRIPTS'],
  ['a document with macros', archive(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']), 'FILE_WITH_SCRIPTS'],
  [
    'a PDF with a script',
    Buffer.from('%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF\n'),
    'FILE_WITH_SCRIPTS',
  ],
  [
    'a PDF with a hidden script',
    Buffer.from('%PDF-1.4\n1 0 obj<</S /Java#53cript /JS (app.alert(1))>>endobj\n%%EOF\n'),
    'FILE_WITH_SCRIPTS',
  ],
  ['a PDF that starts a program', Buffer.from('%PDF-1.4\n1 0 obj<</S/Launch/F(cmd.exe)>>endobj\n%%EOF\n'), 'FILE_WITH_SCRIPTS'],
  ['half a PDF', Buffer.from('%PDF-1.4\n'), 'FILE_BROKEN'],
  ['a broken archive', DOCX.subarray(0, DOCX.length - 10), 'FILE_BROKEN'],
  ['a document with a password', Buffer.concat([DOC, Buffer.from('EncryptedPackage', 'utf16le')]), 'FILE_LOCKED'],
])('%s that is called cv.pdf is rejected by its content, and told why [content.resume-kinds]', async (_, file, why) => {
  expect(refusal(await apply(await aShopper(), anApplicant(), file))).toStrictEqual({
    status: 400,
    code: 'WRONG_FORM_DATA',
    errors: { resume: why },
  })
})

test('a file over 10 MB is rejected, one of 10 MB is accepted [content.career-cv]', async () => {
  const ofSize = (size: number) => Buffer.concat([PDF, Buffer.alloc(size - 2 * PDF.length, 32), PDF])
  expect(refusal(await apply(await aShopper(), anApplicant(), ofSize(MAX_RESUME_BYTES + 1)))).toMatchObject({
    status: 413,
    code: 'BODY_TOO_LARGE',
  })
  expect((await apply(await aShopper(), anApplicant(), ofSize(MAX_RESUME_BYTES))).status).toBe(200)
})

test('a form without its fields returns field errors', async () => {
  expect(refusal(await apply(await aShopper(), { about: 'x' }, PDF))).toStrictEqual({
    status: 400,
    code: 'WRONG_FORM_DATA',
    errors: { name: 'EMPTY_FULL_NAME', contact: 'EMPTY_LOGIN', position: 'EMPTY_FIELD', agreement: 'PERSONAL_DATA_AGREEMENT' },
  })
})

test.each([
  ['contact', 'me', 'WRONG_LOGIN'],
  ['contact', '+7 916', 'WRONG_LOGIN'],
  ['name', 'Анна {{name}}', 'WRONG_FIELD'],
  ['about', 'я'.repeat(2001), 'TOO_LONG'],
])('%s of %j is rejected as %s', async (field, value, code) => {
  expect(refusal(await apply(await aShopper(), { ...anApplicant(), [field]: value }, PDF)).errors).toStrictEqual({ [field]: code })
})

test('a phone is formatted for the recipient', async () => {
  const applicant = { ...anApplicant(), contact: '8 916 204-18-77' }
  await apply(await aShopper(), applicant, PDF)
  expect(await letterAbout(applicant.name)).toContain('+7\u00a0916\u00a0204-18-77')
})

test('a retry after a lost response sends one e-mail', async () => {
  const [shopper, applicant] = [await aShopper(), { ...anApplicant(), idempotencyKey: randomUUID() }]
  const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id
  const answers = await Promise.all([1, 2].map(() => apply(shopper, applicant, PDF)))
  answers.push(await apply(shopper, applicant, PDF))
  expect(new Set(answers.map(idOf)).size).toBe(1)
  await letterAbout(applicant.name)
  // Letters overtake each other: a second one would have gone out by the time that this one has.
  const later = anApplicant()
  await apply(shopper, later, PDF)
  await letterAbout(later.name)
  expect((await messagesTo(HR)).filter(({ text }) => text.includes(applicant.name))).toHaveLength(1)
})

test('an upload without a session gets an error with its reason', async () => {
  const scan = Buffer.concat([PDF, Buffer.alloc(MAX_RESUME_BYTES - PDF.length)])
  expect(refusal(await apply(await aShopper(), anApplicant(), scan, 'cv.pdf', { 'x-csrf-token': '' })).code).toBe('CSRF_EXPIRED')
})

test('résumés are limited to five an hour per address', async () => {
  const from = { 'x-forwarded-for': '203.0.113.77' }
  for (let time = 0; time < 5; time += 1) expect((await apply(await aShopper(), anApplicant(), PDF, 'cv.pdf', from)).status).toBe(200)
  expect(refusal(await apply(await aShopper(), anApplicant(), PDF, 'cv.pdf', from)).code).toBe('TOO_MANY_REQUESTS')
})

test('vacancies have place, schedule and salary, the same in both languages', async () => {
  const facts = async (host?: string) =>
    ((await (await aShopper(host ? { host } : {})).get('/career')).body as { result: Vacancy[] }).result.map(
      ({ id, cityKey, isRemote, employment, salary, posted }) => ({ id, cityKey, isRemote, employment, salary, posted }),
    )
  expect(await facts(INTERNATIONAL)).toStrictEqual(await facts())
  expect((await facts())[0]).toMatchObject({ cityKey: 'moscow', salary: { from: 140_000_00 }, posted: '2026-11-09' })
})

test('vacancies are in the language of the shopper', async () => {
  const titles = async (host?: string) =>
    ((await (await aShopper(host ? { host } : {})).get('/career')).body as { result: Vacancy[] }).result.map(({ title }) => title)
  expect((await titles())[0]).toBe('Ювелир-закрепщик')
  expect((await titles(INTERNATIONAL))[0]).toBe('Stone setter')
})
