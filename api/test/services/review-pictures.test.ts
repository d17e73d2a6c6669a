import { MAX_REVIEW_PICTURE_BYTES, REVIEW_PICTURES_MAX } from '@shop/contracts/catalog/reviews/limits'
import type { productReviews, ReviewPicture } from '@shop/contracts/catalog/reviews/review'
import { type UploadedPicture, uploadReviewPicture } from '@shop/contracts/catalog/reviews/write-review'
import { pictureUrl } from '@shop/contracts/core/shapes/picture-url'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { officeReviewPicture, type OfficeReview } from '@shop/contracts/services/back-office/requests/reviews'
import sharp from 'sharp'
import type * as v from 'valibot'
import { Buyer } from '../support/people/buyer.ts'
import { piecesOf, Reviewers, sendPicture, text, write } from '../support/people/reviewers.ts'
import { keeps, refusal, RUSSIAN, type Shopper } from '../support/people/shopper.ts'
import { newPhone } from '../support/people/sign-in.ts'
import { Office } from '../support/services/office.ts'
import { FRONT_DOOR_KEY } from '../support/services/processes.ts'
import { openShop, type Shop } from '../support/shop.ts'

const office = new Office()
let shop: Shop
let buyers: Reviewers

beforeAll(async () => {
  shop = await openShop(await office.open())
  buyers = new Reviewers(shop, office)
  await shop.behindTheScenes('UPDATE stock SET quantity = 90', 'DELETE FROM reviews', 'DELETE FROM review_pictures')
})
afterAll(async () => {
  await shop.remove()
  await office.close()
})

const photograph = (width = 800, height = 600) => sharp({ create: { width, height, channels: 3, background: '#a08060' } })
const jpeg = (width?: number, height?: number) => photograph(width, height).jpeg().toBuffer()

let addresses = 0

const upload = (who: Shopper, token: string, file: Buffer | null, address = `198.51.100.${(addresses += 1)}`) =>
  sendPicture(shop, who, { token, file, address })

async function uploaded(who: Shopper, token: string, file?: Buffer): Promise<UploadedPicture> {
  const answer = await upload(who, token, file ?? (await jpeg()))
  if (!keeps(uploadReviewPicture, answer)) throw new Error(JSON.stringify(answer.body))
  return (answer.body as v.InferOutput<typeof uploadReviewPicture.answer>).result
}

const waiting = async () =>
  ((await office.ask(shop.url(), 'GET', '/back-office/reviews')).body as { reviews: OfficeReview[] }).reviews.at(-1) as OfficeReview
const decide = (id: number, decision: object) => office.ask(shop.url(), 'POST', `/back-office/reviews/${id}`, decision)
const fileAt = (path: string) => fetch(shop.url() + path, { headers: { 'x-front-door': FRONT_DOOR_KEY, 'x-forwarded-host': RUSSIAN } })
const seenByOffice = (id: string) => office.ask(shop.url(), 'GET', `/back-office/review-pictures/${id}`)
const filesOf = async (id: string) =>
  (await shop.behindTheScenes(`SELECT path FROM picture_files WHERE picture = 'review_pictures/${id}'`)).length
const publicUrl = (id: string) => `/pictures/uploads/review_pictures/${id}-640.webp`

async function listed(itemId: number, query = '') {
  const reader = await new Buyer(shop.url()).arrive()
  return ((await reader.get(`/products/${itemId}/reviews${query}`)).body as v.InferOutput<typeof productReviews.answer>).result
}

test('a picture is made anew in several widths, upright, without place and camera [reviews.pictures-made-anew]', async () => {
  const { buyer, key, path } = await buyers.asked()
  const file = await photograph(2000, 1000)
    .withExif({ IFD0: { Artist: 'Anna' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(file).metadata()).exif).toBeDefined()
  const { id, preview } = await uploaded(buyer, key, file)
  expect(preview).toMatch(/^data:image\/webp;base64,UklG/)
  await write(buyer, path, { pictures: [id] })
  const { id: review } = await waiting()
  await decide(review, { decision: 'publish' })
  const [piece] = await piecesOf(buyer, path)
  const { reviews } = await listed(piece?.itemId ?? 0)
  const [picture] = reviews.flatMap(({ pictures }) => pictures) as [ReviewPicture]
  expect(picture).toMatchObject({ widths: [320, 640, 1000], fallback: 640, width: 1000, height: 2000 })
  for (const url of [...picture.widths.map((width) => pictureUrl(picture.base, width)), pictureUrl(picture.base, 640, 'webp')]) {
    const answer = await fileAt(url)
    expect([answer.status, answer.headers.get('cache-control')]).toStrictEqual([200, 'public, max-age=3600'])
    const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([made.exif, made.xmp, made.iptc, made.orientation]).toStrictEqual([undefined, undefined, undefined, undefined])
    expect(made.height).toBe(made.width * 2)
  }
})

test('pictures are seen by the back office alone until the review is published, and again once it is changed [reviews.pictures-once-published]', async () => {
  const { buyer, key, path } = await buyers.asked()
  const [first, second] = [await uploaded(buyer, key), await uploaded(buyer, key)]
  const ids = [second.id, first.id]
  await write(buyer, path, { pictures: ids })
  expect((await piecesOf(buyer, path))[0]?.review?.pictures).toStrictEqual([second, first])
  const { id, pictures } = await waiting()
  expect(pictures.map((one) => one.id)).toStrictEqual(ids)
  const seen = await seenByOffice(first.id)
  expect(keeps(officeReviewPicture, { ...seen, headers: new Headers() })).toBe(true)
  expect(await sharp(Buffer.from(String(seen.body['file']), 'base64')).metadata()).toMatchObject({ format: 'webp', width: 640 })
  const stranger = await new Buyer(shop.url()).arrive()
  expect(refusal(await stranger.get(`/back-office/review-pictures/${first.id}`))).toStrictEqual({ status: 401, code: 'UNAUTHORIZED' })
  const urls = [publicUrl(first.id), publicUrl(first.id).replace('review_pictures/', 'review_pictures%2F')]
  for (const url of urls) expect((await fileAt(url)).status).toBe(404)

  await decide(id, { decision: 'publish' })
  expect((await fileAt(publicUrl(first.id))).status).toBe(200)
  const [piece] = await piecesOf(buyer, path)
  const { summary, reviews } = await listed(piece?.itemId ?? 0, '?pictured=true')
  expect(reviews.every((review) => review.pictures.length > 0)).toBe(true)
  expect(summary.pictured).toBe(reviews.length)

  // Without a word of pictures they stay, and what is left out goes.
  await write(buyer, path, { text: `${text} Ещё раз.` })
  expect((await fileAt(publicUrl(first.id))).status).toBe(404)
  expect((await piecesOf(buyer, path))[0]?.review?.pictures).toHaveLength(2)
  await write(buyer, path, { pictures: [first.id] })
  expect((await piecesOf(buyer, path))[0]?.review?.pictures).toStrictEqual([first])
  expect([await filesOf(second.id), await filesOf(first.id)]).toStrictEqual([0, 4])
})

test('a refused review loses its pictures with their files [reviews.pictures-removed]', async () => {
  const { buyer, key, path } = await buyers.asked()
  const { id } = await uploaded(buyer, key)
  await write(buyer, path, { pictures: [id] })
  expect(await filesOf(id)).toBe(4)
  await decide((await waiting()).id, { decision: 'refuse', reason: 'Чужое фото' })
  expect(await filesOf(id)).toBe(0)
  expect((await piecesOf(buyer, path))[0]?.review).toMatchObject({ status: 'refused', pictures: [] })
  expect(refusalOf(await seenByOffice(id))).toBe('NOT_FOUND')
})

const refusalOf = ({ body }: { body: unknown }) => {
  const { code, errors } = body as { code?: string; errors?: Record<string, string> }
  return errors ? Object.values(errors)[0] : code
}

test('nobody attaches the upload of another link, nor a picture of another review [reviews.own-uploads-only]', async () => {
  const [owner, other] = [await buyers.asked(), await buyers.asked()]
  const { id } = await uploaded(owner.buyer, owner.key)
  const foreign = await write(other.buyer, other.path, { pictures: [id] })
  expect([foreign.status, refusalOf(foreign)]).toStrictEqual([400, 'PICTURE_GONE'])
  // Nothing of the refused call is kept.
  expect((await piecesOf(other.buyer, other.path))[0]?.review).toBeNull()
  await write(owner.buyer, owner.path, { pictures: [id] })
  expect(refusalOf(await write(other.buyer, other.path, { pictures: [id] }))).toBe('PICTURE_GONE')
  expect(refusalOf(await write(owner.buyer, owner.path, { pictures: ['1'] }))).toBe('PICTURE_GONE')
  expect((await piecesOf(owner.buyer, owner.path))[0]?.review?.pictures).toHaveLength(1)
  // Nor does a link that is wrong take a file.
  expect(refusal(await upload(owner.buyer, 'guessed', await jpeg()))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
})

test('a file that is no picture, damaged, too small or too large is refused in words of its own [reviews.pictures-limits]', async () => {
  const { buyer, key, path } = await buyers.asked()
  const whole = await photograph(1600, 1200).jpeg({ quality: 95 }).toBuffer()
  const refused: [Buffer | null, string][] = [
    [null, 'REQUIRED_FIELD'],
    [Buffer.from('%PDF-1.4'), 'WRONG_FIELD'],
    [whole.subarray(0, whole.length / 2), 'FILE_BROKEN'],
    [await jpeg(300, 300), 'PICTURE_SIZE'],
    [Buffer.concat([whole, Buffer.alloc(MAX_REVIEW_PICTURE_BYTES)]), 'BODY_TOO_LARGE'],
  ]
  for (const [file, code] of refused) expect(refusalOf(await upload(buyer, key, file))).toBe(code)
  const ids: string[] = []
  while (ids.length <= REVIEW_PICTURES_MAX) ids.push((await uploaded(buyer, key)).id)
  expect(refusalOf(await write(buyer, path, { pictures: ids }))).toBe('TOO_LONG')
  expect((await write(buyer, path, { pictures: ids.slice(1) })).status).toBe(200)
})

test('a link takes twenty-four pictures an hour, and an address sixty [reviews.pictures-limits]', async () => {
  const { buyer, key } = await buyers.asked()
  for (let sent = 0; sent < 24; sent += 1) await upload(buyer, key, Buffer.from('no picture'))
  expect(refusal(await upload(buyer, key, await jpeg()))).toStrictEqual({ status: 429, code: 'TOO_MANY_REQUESTS' })
  const neighbors = [await buyers.asked(), await buyers.asked(), await buyers.asked()]
  for (let sent = 0; sent < 60; sent += 1) {
    const { buyer: one, key: link } = neighbors[sent % 3] as (typeof neighbors)[0]
    await upload(one, link, Buffer.from('no picture'), '203.0.113.7')
  }
  const [one] = neighbors as [(typeof neighbors)[0]]
  expect(refusal(await upload(one.buyer, one.key, await jpeg(), '203.0.113.7'))).toStrictEqual({ status: 429, code: 'TOO_MANY_REQUESTS' })
})

test('an upload that no review names is deleted after a day [reviews.uploads-for-a-day]', async () => {
  const { buyer, key, path } = await buyers.asked()
  const [kept, left] = [await uploaded(buyer, key), await uploaded(buyer, key)]
  await write(buyer, path, { pictures: [kept.id] })
  expect(await filesOf(left.id)).toBe(4)
  await buyers.later(DAY_MS + 60_000)
  await shop.whileClosed('SELECT 1')
  expect([await filesOf(kept.id), await filesOf(left.id)]).toStrictEqual([4, 0])
})

test('an erased account leaves no pictures, sent or not [reviews.pictures-removed]', async () => {
  const { buyer, key, path, id } = await buyers.asked({ phone: newPhone() })
  const [sent, left] = [await uploaded(buyer, key), await uploaded(buyer, key)]
  await write(buyer, path, { pictures: [sent.id] })
  const { parts } = (await exported(buyer)) as { parts: { reviews: { pictures: string[] }[] } }
  expect(parts.reviews[0]?.pictures).toStrictEqual([publicUrl(sent.id)])
  await shop.behindTheScenes(
    `UPDATE users SET deletion_due_at = now() - interval '1 day' WHERE id = (SELECT user_id FROM orders WHERE number = '${id}')`,
  )
  await buyers.later(DAY_MS)
  await shop.whileClosed('SELECT 1')
  expect([await filesOf(sent.id), await filesOf(left.id)]).toStrictEqual([0, 0])
  expect(await shop.behindTheScenes(`SELECT id FROM review_pictures WHERE id IN ('${sent.id}', '${left.id}')`)).toStrictEqual([])
})

async function exported(who: Shopper) {
  const { body } = await who.post('/profile/export', { format: 'json' })
  return (await who.get((body as { url: string }).url)).body
}
