import { tmpdir } from 'node:os'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { eventually } from '@shop/testing/eventually'
import { S3Double } from '@shop/testing/s3-double'
import sharp from 'sharp'
import { Reviewers, sendPicture, write } from '../support/people/reviewers.ts'
import { RUSSIAN } from '../support/people/shopper.ts'
import { Office } from '../support/services/office.ts'
import { FRONT_DOOR_KEY, freePort, refusalToStart } from '../support/services/processes.ts'
import { openShop, type Shop } from '../support/shop.ts'

const office = new Office()
let bucket: S3Double
let shop: Shop
let buyers: Reviewers

beforeAll(async () => {
  bucket = await S3Double.start()
  shop = await openShop({
    ...(await office.open()),
    UPLOADS_URL: `s3://${bucket.bucket}/pictures`,
    AWS_ENDPOINT_URL_S3: bucket.endpoint,
    AWS_ACCESS_KEY_ID: 'double',
    AWS_SECRET_ACCESS_KEY: 'double',
  })
  buyers = new Reviewers(shop, office)
  await shop.behindTheScenes('UPDATE stock SET quantity = 90')
})
afterAll(async () => {
  await shop.remove()
  await office.close()
  await bucket.close()
})

const photograph = (color: string) =>
  sharp({ create: { width: 640, height: 800, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

const send = async (key: string, color: string) => {
  const file = (await photograph(color)).toString('base64')
  return office.ask(shop.url(), 'POST', `/back-office/pictures/${encodeURIComponent(key)}`, { use: 'product', file })
}
const remove = (key: string) => office.ask(shop.url(), 'DELETE', `/back-office/pictures/${encodeURIComponent(key)}`)
const baseOf = ({ body }: { body: Record<string, unknown> }) => (body['picture'] as { base: string }).base
const fileAt = (path: string) =>
  fetch(`${shop.url()}/pictures/${path}`, { headers: { 'x-front-door': FRONT_DOOR_KEY, 'x-forwarded-host': RUSSIAN } })
const objectsOf = (name: string) => [...bucket.objects.keys()].filter((key) => key.startsWith(`pictures/${name}`))
const rowsWithBytes = async () =>
  (await shop.behindTheScenes("SELECT path FROM picture_files WHERE bytes IS NOT NULL AND path NOT LIKE 'demo%'")).map(
    (row) => (row as { path: string }).path,
  )

test('an address of no bucket is refused in a sentence [machines.uploads-in-bucket]', async () => {
  const environment = { PORT: String(await freePort()), STATE_DIR: tmpdir(), UPLOADS_URL: 'https://bucket.example' }
  expect(await refusalToStart(environment)).toContain('UPLOADS_URL is "https://bucket.example", and it must be an address such as s3://')
})

test('a picture of the office is an object, served as a row would be; rows of before go on [machines.uploads-in-bucket]', async () => {
  const before = await rowsWithBytes()
  const base = baseOf(await send('rings/kept', '#a08060'))
  expect(objectsOf(base)).toHaveLength(4)
  expect(bucket.objects.get(`pictures/${base}-640.webp`)?.headers).toStrictEqual({ type: 'image/webp', caching: '' })
  expect(await rowsWithBytes()).toStrictEqual(before)
  const answer = await fileAt(`${base}-640.avif`)
  expect([answer.status, answer.headers.get('content-type')]).toStrictEqual([200, 'image/avif'])
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 640 })

  await shop.behindTheScenes(
    "INSERT INTO picture_files (path, picture, bytes, created_at) VALUES ('uploads/old-320.webp', 'old', '\\x01', now())",
  )
  expect((await fileAt('uploads/old-320.webp')).status).toBe(200)
})

test('a picture that is removed leaves the bucket after a day, one that came again stays [machines.uploads-in-bucket]', async () => {
  const [gone, again] = [baseOf(await send('rings/gone', '#101010')), baseOf(await send('rings/again', '#202020'))]
  for (const key of ['rings/gone', 'rings/again']) expect((await remove(key)).body).toMatchObject({ result: true })
  expect((await fileAt(`${gone}-640.avif`)).status).toBe(404)
  expect(baseOf(await send('rings/again', '#202020'))).toBe(again)
  await buyers.later(DAY_MS + 60_000)
  await eventually('its objects are removed', () => objectsOf(gone).length === 0)
  expect(objectsOf(again)).toHaveLength(4)
  expect((await fileAt(`${again}-640.avif`)).status).toBe(200)
})

test('an upload whose call was not finished leaves nothing behind [machines.uploads-in-bucket]', async () => {
  const base = baseOf(await send('rings/lost', '#303030'))
  await shop.behindTheScenes("DELETE FROM picture_files WHERE picture = 'rings/lost'")
  expect(objectsOf(base)).toHaveLength(4)
  await buyers.later(DAY_MS + 60_000)
  await eventually('its objects are removed', () => objectsOf(base).length === 0)
})

test('a picture of a refused review leaves the bucket at once [machines.uploads-in-bucket]', async () => {
  const { buyer, key, path } = await buyers.asked()
  const sent = await sendPicture(shop, buyer, { token: key, file: await photograph('#405060'), address: '198.51.100.1' })
  const { id } = (sent.body as { result: { id: string } }).result
  await write(buyer, path, { pictures: [id] })
  expect(objectsOf(`review_pictures/${id}`).length).toBeGreaterThan(0)
  expect((await office.ask(shop.url(), 'GET', `/back-office/review-pictures/${id}`)).status).toBe(200)
  const waiting = (await office.ask(shop.url(), 'GET', '/back-office/reviews')).body as { reviews: { id: number }[] }
  await office.ask(shop.url(), 'POST', `/back-office/reviews/${waiting.reviews.at(-1)?.id}`, { decision: 'refuse', reason: 'Чужое фото' })
  await eventually('its objects are removed', () => objectsOf(`review_pictures/${id}`).length === 0)
})

test('while the bucket is away a picture is asked for again, an upload is refused as busy, and nothing is lost [machines.uploads-bucket-away]', async () => {
  const base = baseOf(await send('rings/away', '#506070'))
  bucket.state = 'refusing'
  const answer = await fileAt(`${base}-640.avif`)
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toStrictEqual([503, '2', null])
  expect(await send('rings/later', '#607080')).toMatchObject({ status: 503, body: { code: 'SERVER_BUSY' } })
  expect(await shop.behindTheScenes("SELECT key FROM pictures WHERE key = 'rings/later'")).toStrictEqual([])
  bucket.state = 'here'
  expect((await fileAt(`${base}-640.avif`)).status).toBe(200)
  expect((await send('rings/later', '#607080')).status).toBe(200)
})
