import path from 'node:path'
import { readBrand } from '@shop/contracts/shop/read-brand'
import { readFileSync } from 'node:fs'
import { brandedPorts } from '../../src/platform/brand/fill.ts'
import { brandOf } from '../../src/platform/brand/brand-file.ts'
import { readConfig } from '../../src/platform/config.ts'
import { codeLetter, codeText } from '../../src/buying/letters/account/code.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, RUSSIAN, Shopper } from '../support/people/shopper.ts'

const FILE = path.resolve(__dirname, '../../../brands/morion.json')
const morion = readBrand(FILE, readFileSync(FILE, 'utf8'))

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ BRAND_FILE: FILE })
})
afterAll(() => shop.remove())

const textOf = async (target: string, host = RUSSIAN, method: 'GET' | 'POST' = 'GET') =>
  JSON.stringify((await new Shopper({ url: shop.url(), host }).ask(method, target)).body)

test.each([
  ['/_content/about', RUSSIAN, 'POST', 'Morion — магазин украшений'],
  ['/_content/oferta', RUSSIAN, 'POST', 'ООО «Морион»'],
  ['/_content/terms', INTERNATIONAL, 'POST', 'Morion LLC'],
  ['/_content/career', RUSSIAN, 'POST', 'mailto:team@morion.example'],
  ['/_content/streams', RUSSIAN, 'POST', 'https://t.me/morion_example'],
  ['/designers', RUSSIAN, 'GET', '"Morion"'],
] as const)('%s on %s uses the configured brand', async (target, host, method, words) => {
  const text = await textOf(target, host, method)
  expect(text).toContain(words)
  expect(text).not.toMatch(/ZLATA|Злата|zlata\.example|\{\{brand/)
})

test('e-mail pages use its name and colors in both themes', async () => {
  const text = await (await fetch(`${shop.url()}/letters/nobody`)).text()
  expect(text).toContain('— Morion</title>')
  expect(text).toContain('--wine: #0f5c4a')
  expect(text).toContain('--wine: #2a7d66')
  expect(text).not.toContain('{{')
})

test('e-mails and messages replace the brand name when sent and change nothing else', async () => {
  const sent: unknown[] = []
  const content = Buffer.from('{{brand}}')
  const ports = brandedPorts(
    { mail: { send: async (letter: object) => void sent.push(letter) }, sms: { send: async (message: object) => void sent.push(message) } },
    morion,
  )
  await ports.mail.send({ ...codeLetter('1234', 'ru'), attachments: [{ filename: 'cv.pdf', content }] })
  await ports.sms.send({ text: codeText('1234', 'en', 'shop.com') })
  expect(sent).toMatchObject([
    { subject: '1234 — код для входа в Morion', html: expect.stringContaining('>Morion</p>'), attachments: [{ content }] },
    { text: '1234 is your Morion confirmation code. Tell it to nobody.\n\n@shop.com #1234' },
  ])
  expect(JSON.stringify(sent[0])).not.toContain('{{brand-')
})

test('e-mail is sent from its address, and résumés go to its recipients', () => {
  const { hrEmail, supportEmail, ports } = readConfig({ DEMO: '1', BRAND_FILE: FILE })
  expect([ports.mail.from, hrEmail, supportEmail]).toStrictEqual([
    'Morion <shop@morion.example>',
    'team@morion.example',
    'hello@morion.example',
  ])
})

test('a missing brand file is reported by name', () => {
  expect(() => brandOf('/nowhere/brand.json')).toThrow('/nowhere/brand.json')
})
