import type { Product } from '@shop/contracts/catalog/product'
import { MAX_PICTURE_BYTES, removePicture, uploadPicture } from '@shop/contracts/services/back-office/pictures'
import { shareUrl } from '@shop/contracts/pages/share-picture'
import sharp from 'sharp'
import { keeps, RUSSIAN, Shopper } from '../support/people/shopper.ts'
import { FRONT_DOOR_KEY } from '../support/services/processes.ts'
import { Office } from '../support/services/office.ts'
import { openShop, type Shop } from '../support/shop.ts'

const office = new Office()
let shop: Shop

beforeAll(async () => {
  shop = await openShop(await office.open())
})
afterAll(async () => {
  await shop.remove()
  await office.close()
})

const photograph = (width: number, height: number, color = '#a08060') =>
  sharp({ create: { width, height, channels: 3, background: color } })

const send = (key: string, file: Buffer | string, use = 'product') =>
  office.ask(shop.url(), 'POST', `/back-office/pictures/${encodeURIComponent(key)}`, {
    use,
    file: typeof file === 'string' ? file : file.toString('base64'),
  })

interface Made {
  picture: { base: string; widths: number[]; fallback: number; width: number; height: number; color: string }
}
const made = async (...sent: Parameters<typeof send>) => {
  const answer = await send(...sent)
  if (!keeps(uploadPicture, { ...answer, headers: new Headers() })) throw new Error(JSON.stringify(answer) + shop.log().slice(-2000))
  return (answer.body as unknown as Made).picture
}

const fileAt = (path: string) =>
  fetch(`${shop.url()}/pictures/${path}`, { headers: { 'x-front-door': FRONT_DOOR_KEY, 'x-forwarded-host': RUSSIAN } })

test('a photograph is made anew in the widths of the site, and served as immutable [pictures.made-anew]', async () => {
  const picture = await made('rings/first-ring-1', await photograph(1200, 1500).png().toBuffer())
  expect(picture).toStrictEqual({
    base: expect.stringMatching(/^uploads\/rings\/first-ring-1-[\da-f]{16}$/),
    widths: [320, 480, 640, 960, 1200],
    fallback: 640,
    width: 1200,
    height: 1500,
    color: '#a08060',
  })
  for (const [end, type, width] of [
    ...picture.widths.map((width) => [`-${width}.avif`, 'avif', width] as const),
    ['-640.webp', 'webp', 640] as const,
  ]) {
    const answer = await fileAt(picture.base + end)
    expect([answer.status, answer.headers.get('content-type')]).toStrictEqual([200, `image/${type}`])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width })
  }
})

test('a turned photograph stands upright, and nothing that the camera wrote stays in it [pictures.made-anew]', async () => {
  const file = await photograph(800, 400)
    .withExif({ IFD0: { Artist: 'Anna' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const picture = await made('rings/turned', file)
  expect(picture).toMatchObject({ width: 400, height: 800 })
  const shown = await sharp(Buffer.from(await (await fileAt(`${picture.base}-400.avif`)).arrayBuffer())).metadata()
  expect([shown.exif, shown.orientation, shown.width]).toStrictEqual([undefined, undefined, 400])
})

test('a camera file is made no wider than the site can show it, a small one is not enlarged [pictures.made-anew]', async () => {
  expect(await made('banners/large', await photograph(4000, 2000).png().toBuffer(), 'wide')).toMatchObject({
    widths: [640, 960, 1440, 1920],
    fallback: 1440,
    width: 1920,
    height: 960,
  })
  expect(await made('certificates/small', await photograph(400, 250).webp().toBuffer(), 'certificate')).toMatchObject({
    widths: [320, 400],
    fallback: 400,
  })
})

test('a file of ten megabytes is taken whole [pictures.made-anew]', async () => {
  const file = await photograph(640, 800).jpeg().toBuffer()
  expect(await made('rings/heavy', Buffer.concat([file, Buffer.alloc(MAX_PICTURE_BYTES - file.length)]))).toMatchObject({ width: 640 })
})

test('the same file again changes nothing, another one gets a path of its own, and the former stays [pictures.made-anew]', async () => {
  const file = await photograph(640, 800).jpeg().toBuffer()
  const first = await made('rings/again', file)
  expect(await made('rings/again', file)).toStrictEqual(first)
  const second = await made('rings/again', await photograph(640, 800, '#202020').jpeg().toBuffer())
  expect(second.base).not.toBe(first.base)
  const statuses = [first, second].map(async ({ base }) => (await fileAt(`${base}-640.avif`)).status)
  expect(await Promise.all(statuses)).toStrictEqual([200, 200])
})

test.each([
  ['a text', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unknown_type'],
  ['a GIF', () => photograph(640, 800).gif().toBuffer(), 'unknown_type'],
  ['half a photograph', async () => (await photograph(1600, 2000).png().toBuffer()).subarray(0, 2000), 'broken_file'],
  ['a narrow picture', () => photograph(300, 375).jpeg().toBuffer(), 'too_narrow'],
  ['a small file of many pixels', () => photograph(9000, 9000).png({ compressionLevel: 9 }).toBuffer(), 'too_many_pixels'],
  ['a file above ten megabytes', async () => Buffer.alloc(MAX_PICTURE_BYTES + 1), 'too_large'],
])('%s is refused with its field and reason [pictures.wrong-file]', async (_, file, reason) => {
  const answer = await send('rings/wrong', await file())
  expect(answer).toStrictEqual({ status: 200, body: { result: false, picture: null, refused: { field: 'file', reason } } })
  expect(await shop.behindTheScenes("SELECT key FROM pictures WHERE key = 'rings/wrong'")).toStrictEqual([])
})

test.each([
  ['a key with a way out', '../rings', 'AAAA', 'product', { key: 'WRONG_FIELD' }],
  ['text that is not base64', 'rings/wrong', '<>', 'product', { file: 'WRONG_FIELD' }],
  ['an unknown use', 'rings/wrong', 'AAAA', 'poster', { use: 'WRONG_FIELD' }],
])('%s is a field error [pictures.wrong-file]', async (_, key, file, use, errors) => {
  expect(await send(key, file, use)).toMatchObject({ status: 400, body: { code: 'WRONG_FORM_DATA', errors } })
})

test('a body above the limit is refused as too large, an unsigned one as unauthorized [pictures.wrong-file]', async () => {
  // Every time: an answer that comes before the body has ended must not be lost with the connection.
  for (const megabytes of [14, 15, 20, 25]) expect((await send('rings/wrong', 'A'.repeat(megabytes * 1024 * 1024))).status).toBe(413)
  const path = '/back-office/pictures/rings'
  const { status } = await office.ask(shop.url(), 'POST', path, { use: 'product', file: 'AAAA' }, { key: 'another-key' })
  expect(status).toBe(401)
})

test('what was not uploaded is not found', async () => {
  for (const path of ['uploads/nothing-320.avif', 'uploads/', 'uploads/rings/first-ring-1', 'uploads/%00.avif']) {
    expect((await fileAt(path)).status).toBe(404)
  }
})

test('a replaced picture shows on its piece, and in the picture of its link [pictures.made-anew]', async () => {
  const path = '/catalog/rings/solitaire-aurora-yellow'
  const shopper = await new Shopper({ url: shop.url() }).arrive()
  const pieceOf = async () => ((await shopper.get(`${path}/info`)).body as { result: { product: Product } }).result.product
  const [row] = (await shop.behindTheScenes(
    `SELECT m.picture FROM media m JOIN products p ON p.id = m.product_id WHERE p.slug = 'solitaire-aurora-yellow' ORDER BY m.position LIMIT 1`,
  )) as { picture: string }[]
  const { base } = await made(row?.picture ?? '', await photograph(960, 1200, '#3050c0').jpeg().toBuffer())
  const piece = await pieceOf()
  expect(piece.photos[0]?.base).toBe(base)
  const share = await fetch(shop.url() + shareUrl(path, [piece.name, piece.designer.name, base]), {
    headers: { 'x-front-door': FRONT_DOOR_KEY, 'x-forwarded-host': RUSSIAN },
  })
  expect([share.status, share.headers.get('content-type')]).toStrictEqual([200, 'image/jpeg'])
  // The photograph is the right part of it.
  const { data } = await sharp(Buffer.from(await share.arrayBuffer()))
    .extract({ left: 1000, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[2]).toBeGreaterThan(170)
})

test('another main picture has no scale until the office sends it, and a wrong one is refused [product.measures-of-picture]', async () => {
  const shopper = await new Shopper({ url: shop.url() }).arrive()
  const path = '/catalog/rings/pave-eternity-yellow'
  const scaleOf = async () => ((await shopper.get(`${path}/info`)).body as { result: { product: Product } }).result.product.scale
  const [row] = (await shop.behindTheScenes(
    `SELECT p.external_code, m.picture FROM products p JOIN media m ON m.product_id = p.id AND m.position = 0 WHERE p.slug = 'pave-eternity-yellow'`,
  )) as { external_code: string; picture: string }[]
  const { external_code: externalCode = '', picture = '' } = row ?? {}
  let sequence = 0
  const feed = (changes: object) =>
    office.ask(shop.url(), 'POST', '/back-office/feed/products', {
      feedId: 'scales',
      sequence: (sequence += 1),
      rows: [{ externalCode, ...changes }],
    })
  const scale = { mmPerPixel: 0.03, widthMm: 18, heightMm: 14.5, isWhole: true, wornOn: 'finger' }

  expect(await scaleOf()).toMatchObject({ widthMm: 17.8 })
  await made(picture, await photograph(960, 1200, '#c0a050').jpeg().toBuffer())
  expect(await scaleOf()).toBeNull()
  expect(await feed({ scale })).toMatchObject({ status: 200, body: { applied: 1 } })
  expect(await scaleOf()).toStrictEqual(scale)
  await feed({ archived: false })
  expect(await scaleOf()).toStrictEqual(scale)
  expect((await feed({ scale: { ...scale, mmPerPixel: 0 } })).status).toBe(400)
  expect((await feed({ scale: { ...scale, wornOn: 'ankle' } })).status).toBe(400)
  await feed({ pictures: [picture] })
  expect(await scaleOf()).toBeNull()
})

test('the office sends and takes back the report of a stone [product.stone-certificate]', async () => {
  const shopper = await new Shopper({ url: shop.url() }).arrive()
  const reportsOf = async () =>
    ((await shopper.get('/catalog/rings/pave-eternity-yellow/info')).body as { result: { product: Product } }).result.product.stoneReports
  const [row] = (await shop.behindTheScenes("SELECT external_code FROM products WHERE slug = 'pave-eternity-yellow'")) as {
    external_code: string
  }[]
  let sequence = 0
  const feed = (stoneReports: unknown) =>
    office.ask(shop.url(), 'POST', '/back-office/feed/products', {
      feedId: 'reports',
      sequence: (sequence += 1),
      rows: [{ externalCode: row?.external_code, ...(stoneReports !== undefined && { stoneReports }) }],
    })
  const both = (ru: string, en: string) => ({ ru, en })
  const report = {
    weight: 30,
    stone: both('Бриллиант', 'Diamond'),
    laboratory: both('Геммологический центр МГУ', 'MSU Gemological Center'),
    number: 'GC-1',
    color: both('3', 'G'),
    clarity: both('5', 'VS2'),
    cut: both('Круглая', 'Round'),
    faceMm: [4.3, 4.3],
    isRound: true,
    url: 'https://reports.example/GC-1',
  }
  expect(await feed([report])).toMatchObject({ status: 200, body: { applied: 1 } })
  await feed(undefined)
  expect(await reportsOf()).toMatchObject([{ number: 'GC-1', stone: 'Бриллиант', isDemo: false }])
  expect((await feed([{ ...report, url: 'javascript:alert(1)' }])).status).toBe(400)
  expect((await feed([{ ...report, weight: 0 }])).status).toBe(400)
  await feed(null)
  expect(await reportsOf()).toStrictEqual([])
})

const remove = async (key: string) => {
  const answer = await office.ask(shop.url(), 'DELETE', `/back-office/pictures/${encodeURIComponent(key)}`)
  if (!keeps(removePicture, { ...answer, headers: new Headers() })) throw new Error(JSON.stringify(answer) + shop.log().slice(-2000))
  return answer.body
}
const REMOVED = { result: true, refused: null }
const usedBy = (...by: { kind: string; name: string }[]) => ({ result: false, refused: { reason: 'in_use', by } })
const BANNERS = { kind: 'content', name: 'banners' }

test('a picture that nothing shows goes with its files, and may be removed again [pictures.removed-unused]', async () => {
  const { base } = await made('banners/passing', await photograph(640, 320).jpeg().toBuffer(), 'wide')
  const beside = await made('banners/passing-by', await photograph(640, 320).jpeg().toBuffer(), 'wide')
  expect(await remove('banners/passing')).toStrictEqual(REMOVED)
  expect((await fileAt(`${base}-640.avif`)).status).toBe(404)
  expect((await fileAt(`${beside.base}-640.avif`)).status).toBe(200)
  expect(await shop.behindTheScenes("SELECT key FROM pictures WHERE key = 'banners/passing'")).toStrictEqual([])
  expect(await remove('banners/passing')).toStrictEqual(REMOVED)
  expect(await remove('../nowhere')).toStrictEqual(REMOVED)
})

test('a picture in use stays, and the refusal names what shows it [pictures.removed-unused]', async () => {
  const [row] = (await shop.behindTheScenes(
    `SELECT m.picture FROM media m JOIN products p ON p.id = m.product_id WHERE p.slug = 'solitaire-aurora-yellow' ORDER BY m.position LIMIT 1`,
  )) as { picture: string }[]
  expect(await remove(row?.picture ?? '')).toMatchObject({ result: false, refused: { reason: 'in_use' } })
  const pages = ['en', 'ru'].map((locale) => ({ kind: 'content', name: `pages/landings-offline-subscription.${locale}` }))
  expect(await remove('banners/main')).toStrictEqual(usedBy({ kind: 'designer', name: 'noor-atelier' }, BANNERS, ...pages))
  expect(await shop.behindTheScenes("SELECT key FROM pictures WHERE key = 'banners/main'")).toHaveLength(1)
})

test('content that is shown later holds its picture, a cancelled version does not [pictures.removed-unused]', async () => {
  await made('banners/later', await photograph(640, 320).jpeg().toBuffer(), 'wide')
  await shop.behindTheScenes(`
    INSERT INTO content_versions (document, version, body, digest, publish_at, paths, storefront)
    SELECT document, 1000, jsonb_set(body, '{0,picture}', '"banners/later"'), 'later', '2099-01-01', paths, storefront
    FROM content_versions WHERE document = 'banners' ORDER BY version DESC LIMIT 1`)
  expect(await remove('banners/later')).toStrictEqual(usedBy(BANNERS))
  await shop.behindTheScenes("UPDATE content_versions SET cancelled_at = now() WHERE document = 'banners' AND version = 1000")
  expect(await remove('banners/later')).toStrictEqual(REMOVED)
})

test('an unsigned removal is refused [pictures.removed-unused]', async () => {
  const { status } = await office.ask(shop.url(), 'DELETE', '/back-office/pictures/banners', undefined, { key: 'another-key' })
  expect(status).toBe(401)
})
