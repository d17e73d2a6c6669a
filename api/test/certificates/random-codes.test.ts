import { createHmac } from 'node:crypto'
import { textOfPdf } from '../support/documents/read-pdf.ts'
import { Gateway } from '../support/services/gateway.ts'
import { refusalToStart } from '../support/services/processes.ts'
import { messagesArrived } from '../support/services/sandbox.ts'
import { refusal, type Shopper } from '../support/people/shopper.ts'
import { aShopper, newEmail, newPhone, register } from '../support/people/sign-in.ts'
import { openShop, type Shop } from '../support/shop.ts'

const HOUR_MS = 60 * 60 * 1000
const GIFTS = 3

const gateway = new Gateway()
let shop: Shop
let buyer: Shopper
let gifts: Gift[]

interface Gift {
  id: string
  code: string
  /** The same code by text message. */
  texted: string
}

/** Remembers every message that was ever stored, as a dump of that moment would. */
const REMEMBER_MESSAGES = [
  'CREATE TABLE seen_outbox (kind text, payload jsonb)',
  `CREATE FUNCTION see_outbox() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO seen_outbox VALUES (new.kind, new.payload); RETURN new; END $$`,
  'CREATE TRIGGER see_outbox AFTER INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION see_outbox()',
]

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), CERTIFICATE_KEY: 'certificate-key-of-this-test' })
  await shop.behindTheScenes(...REMEMBER_MESSAGES)
  buyer = await aShopper({ url: shop.url() })
  await register(buyer, newPhone())
  gifts = []
  for (let count = 0; count < GIFTS; count += 1) gifts.push(await aGift())
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})

async function aGift(): Promise<Gift> {
  const [recipientEmail, recipientPhone] = [newEmail(), newPhone()]
  const { body } = await buyer.post('/order/deposits/create', {
    designId: 1,
    amount: 5000,
    recipientName: 'Мария',
    recipientEmail,
    recipientPhone,
    senderName: 'Анна',
    email: 'anna.buyer@mail.example',
    message: '',
    sendDate: new Date(Date.now() + 3 * HOUR_MS).toISOString().slice(0, 10).split('-').toReversed().join('.'),
    agreement: true,
    idempotencyKey: crypto.randomUUID(),
  })
  const { depositId: id } = body as { depositId: string }
  await gateway.report(id, 'Payment', { to: shop.url() })
  const [[letter], [message]] = await Promise.all([messagesArrived(recipientEmail), messagesArrived(recipientPhone)])
  return {
    id,
    code: /Код активации: (\d{4})/.exec(letter?.text ?? '')?.[1] ?? '',
    texted: /код (\d{4})/.exec(message?.text ?? '')?.[1] ?? '',
  }
}

const opened = async ({ id, code }: Pick<Gift, 'id' | 'code'>) =>
  (await (await aShopper({ url: shop.url() })).post(`/deposit/${id}`, { authCode: code })).status

/** What shops of before made a code of: the number and a key of the same database. */
async function derivedCode(id: string): Promise<string> {
  const [row] = (await shop.behindTheScenes("SELECT value FROM settings WHERE name = 'code-key'")) as { value: string }[]
  const value = createHmac('sha256', row?.value ?? '')
    .update(`deposit:${id}`)
    .digest()
    .readUInt32BE(0)
  return String(value % 10_000).padStart(4, '0')
}

test('letter, text message, form, bag and PDF agree on the code [certificates.random-code]', async () => {
  const [gift] = gifts as [Gift]
  expect(gift.code).toMatch(/^\d{4}$/)
  expect(gift.texted).toBe(gift.code)
  expect(await opened(gift)).toBe(200)

  const shopper = await aShopper({ url: shop.url() })
  const { body } = await shopper.post(`/deposit/${gift.id}/pdf-link`, { authCode: gift.code })
  const pdf = await fetch(shop.url() + (body as { url: string }).url)
  expect(textOfPdf(new Uint8Array(await pdf.arrayBuffer()))).toContain(gift.code)

  await shopper.cart('add', { sku_id: 'letter-m-yellow-one' })
  const { cartData } = await shopper.cart('deposit/apply', { code: gift.id, auth_code: gift.code })
  expect(cartData).toMatchObject({ depositsSum: 500_000, deposits: [{ code: gift.id, applied: true }] })
})

test('its owner can open the PDF at any time, without the code [certificates.random-code]', async () => {
  const [, gift] = gifts as [Gift, Gift]
  const owner = await aShopper({ url: shop.url() })
  await register(owner, newPhone())
  await owner.post(`/deposit/${gift.id}/add_to_profile`, { authCode: gift.code })
  const { body } = await owner.post(`/deposit/${gift.id}/pdf-link`, {})
  const pdf = await fetch(shop.url() + (body as { url: string }).url)
  expect(textOfPdf(new Uint8Array(await pdf.arrayBuffer()))).toContain(gift.code)
})

test('a dump of the database does not tell codes, not even of letters that wait [certificates.random-code]', async () => {
  // One of them may be alike by chance, all three are not.
  const derived = await Promise.all(gifts.map(({ id }) => derivedCode(id)))
  expect(derived).not.toStrictEqual(gifts.map(({ code }) => code))
  const ids = gifts.map(({ id }) => `'${id}'`).join(', ')
  const waiting = await shop.behindTheScenes(
    `SELECT kind, payload FROM seen_outbox WHERE kind IN ('deposit.letter', 'deposit.text') AND payload ->> 'depositId' IN (${ids}) ORDER BY kind`,
  )
  expect(waiting).toHaveLength(2 * GIFTS)
  const stored = (await shop.behindTheScenes(
    `SELECT id, row_to_json(d)::text AS text FROM deposits d WHERE id IN (${ids})
     UNION ALL SELECT i.id, payload::text FROM seen_outbox, unnest(ARRAY[${ids}]) AS i(id) WHERE payload::text LIKE '%' || i.id || '%'`,
  )) as { id: string; text: string }[]
  const tells = ({ id, code }: Gift) => stored.some((row) => row.id === id && new RegExp(`(?<![\\w-])${code}(?![\\w-])`).test(row.text))
  expect(gifts.every(tells)).toBe(false)
})

test('a certificate that was sent before codes were random opens by its derived code [certificates.random-code]', async () => {
  const [, , gift] = gifts as [Gift, Gift, Gift]
  const old = { id: gift.id, code: await derivedCode(gift.id) }
  await shop.behindTheScenes(`UPDATE deposits SET sealed_code = NULL WHERE id = '${gift.id}'`)
  expect(await opened(old)).toBe(200)
})

test('the code of one certificate does not open another [certificates.random-code]', async () => {
  const [first, second] = gifts as [Gift, Gift]
  const thief = await aShopper({ url: shop.url() })
  // Two may be alike by chance.
  const other = first.code === second.code ? '0000' : second.code
  expect(refusal(await thief.post(`/deposit/${first.id}`, { authCode: other })).code).toBe('GET_DEPOSIT')
})

test('another CERTIFICATE_KEY is refused at start, before anybody is told that a code is wrong [certificates.random-code]', async () => {
  const said = await shop.reopened(() => refusalToStart({ ...shop.environment, CERTIFICATE_KEY: 'another-key' }))
  expect(said).toContain('CERTIFICATE_KEY is another one')
  expect(await opened(gifts[0] as Gift)).toBe(200)
})
