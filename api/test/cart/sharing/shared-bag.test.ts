import { once } from 'node:events'
import http from 'node:http'
import {
  answerProposal,
  type OwnSharedBag,
  PROPOSALS_WAITING_MAX,
  proposePiece,
  shareBag,
  type SharedBag,
  sharedBag,
  SHARED_BAG_DAYS,
} from '@shop/contracts/cart/shared-bag'
import { officeBags, type OfficeBag, proposeByStylist } from '@shop/contracts/services/back-office/requests/shared-bags'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import type { CartAnswer } from '@shop/contracts/cart/cart'
import { Buyer } from '../../support/people/buyer.ts'
import { Office } from '../../support/services/office.ts'
import { FRONT_DOOR_KEY } from '../../support/services/processes.ts'
import { type Answer, INTERNATIONAL, keeps, refusal, type Shopper } from '../../support/people/shopper.ts'
import { aShopper, confirm, newPhone, register } from '../../support/people/sign-in.ts'
import { openShop, type Shop } from '../../support/shop.ts'

const AURORA = { item: 11, url: '/catalog/rings/solitaire-aurora-yellow', sku: 'solitaire-aurora-yellow-165' }
const WHITE = '/catalog/rings/solitaire-aurora-white'
const LETTER = 'letter-a-silver-one'
const SECRET = 'Моя Луна'

const office = new Office()
let shop: Shop

beforeAll(async () => {
  shop = await openShop(await office.open())
  await shop.behindTheScenes('UPDATE stock SET quantity = 60')
})
afterAll(async () => {
  await shop.remove()
  await office.close()
})

const someone = (options: { host?: string } = {}) => aShopper({ url: shop.url(), ...options })
const shareOf = ({ status, body }: Answer) => {
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as { share: OwnSharedBag | null }).share
}
const bagOf = ({ status, body }: Answer) => {
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as { bag: SharedBag }).bag
}
const pathOf = (code: string) => `/shared-bag/by-link/${code}`

async function aSharedBag(body: object = {}, skus: readonly string[] = [LETTER]) {
  const owner = await someone()
  for (const sku of skus) await owner.cart('add', { sku_id: sku })
  const answer = await owner.post('/shared-bag', body)
  expect(keeps(shareBag, answer)).toBe(true)
  const code = shareOf(answer)?.code ?? ''
  return { owner, code, friend: await someone() }
}
const see = async (who: Shopper, code: string) => bagOf(await who.get(pathOf(code)))
const propose = (who: Shopper, code: string, piece = AURORA.url, note = '') => who.post(`${pathOf(code)}/proposals`, { piece, note })
const own = async (owner: Shopper) => shareOf(await owner.get('/shared-bag'))
const answered = (who: Shopper, id: number, body: object) => who.post(`/shared-bag/proposals/${id}`, body)
const firstOf = async (owner: Shopper) => (await own(owner))?.proposals[0]?.id ?? 0

test('who has the link sees pieces, sizes and the owner’s sums, and nothing of the person [bag.shared-tells-no-person]', async () => {
  const owner = await new Buyer(shop.url()).arrive()
  const phone = newPhone()
  await register(owner, phone)
  await owner.cart('add', { sku_id: AURORA.sku, engraving: { text: SECRET, face: 'serif' } }).catch(() => undefined)
  await owner.cart('add', { sku_id: LETTER, quantity: 2 })
  await owner.cart('promocode/apply', { code: 'WELCOME10' })
  const { cartData } = await owner.cart('certificate/apply', { code: 'ZLATA-5000-DEMO' })
  const code = shareOf(await owner.post('/shared-bag', {}))?.code ?? ''
  const answer = await (await someone()).get(pathOf(code))
  expect(keeps(sharedBag, answer)).toBe(true)
  const bag = bagOf(answer)
  expect(bag).toMatchObject({ status: 'live', isMine: false, proposals: [] })
  expect(bag.pieces.map(({ name, quantity, sum }) => ({ name, quantity, sum }))).toStrictEqual(
    cartData.products.map(({ name, quantity, sum }) => ({ name, quantity, sum })),
  )
  const sumOf = (...kinds: string[]) =>
    (cartData.sums?.rows ?? []).filter(({ kind }) => kinds.includes(kind)).reduce((sum, row) => sum + (row.sum ?? 0), 0)
  expect(bag.sums.rows.find(({ kind }) => kind === 'goods')?.sum).toBe(sumOf('goods'))
  expect(bag.sums.rows.find(({ kind }) => kind === 'discount')?.sum).toBe(sumOf('itemDiscount', 'promocode'))
  expect(bag.sums.total).toBe(sumOf('goods', 'itemDiscount', 'promocode', 'engraving', 'packaging'))
  expect((await owner.get(pathOf(code))).body).toMatchObject({ bag: { isMine: true } })
  const said = JSON.stringify(answer.body)
  for (const secret of [SECRET, phone, phone.slice(-7), 'WELCOME10', 'ZLATA-5000', 'sku', 'delivery']) expect(said).not.toContain(secret)
})

test('words of an engraving stay with the owner', async () => {
  const owner = await someone()
  const [engravable] = (await shop.behindTheScenes(
    'SELECT s.id FROM skus s JOIN products p ON p.id = s.product_id WHERE p.engraving IS NOT NULL ORDER BY s.id LIMIT 1',
  )) as [{ id: string }]
  const { cartData } = await owner.cart('add', { sku_id: engravable.id, engraving: { text: SECRET, face: 'script' } })
  const code = shareOf(await owner.post('/shared-bag', {}))?.code ?? ''
  const answer = await (await someone()).get(pathOf(code))
  expect(bagOf(answer).pieces).toMatchObject([{ isEngraved: true }])
  expect(bagOf(answer).sums.rows.map(({ kind }) => kind)).toContain('engraving')
  const mark = cartData.products[0]?.id.split('.')[1] ?? '?'
  for (const secret of [SECRET, mark]) expect(JSON.stringify(answer.body)).not.toContain(secret)
})

test('the prices are the owner’s, the words the reader’s', async () => {
  const { code } = await aSharedBag()
  const bag = await see(await someone({ host: INTERNATIONAL }), code)
  expect(bag.sums.currency).toBe('RUB')
  expect(bag.pieces[0]?.name).toMatch(/[A-Za-z]/)
})

describe('the link', () => {
  test('is one for a bag until it is stopped; then it says that it is over [bag.shared-one-link]', async () => {
    const { owner, code, friend } = await aSharedBag()
    expect(shareOf(await owner.post('/shared-bag', {}))?.code).toBe(code)
    expect((await own(owner))?.code).toBe(code)
    await propose(friend, code)
    expect(shareOf(await owner.ask('DELETE', '/shared-bag'))).toBeNull()
    expect(await own(owner)).toBeNull()
    expect(await see(friend, code)).toMatchObject({ status: 'over', pieces: [], proposals: [], sums: { rows: [], total: 0 } })
    expect(refusal(await propose(friend, code, WHITE))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
    const again = shareOf(await owner.post('/shared-bag', {}))
    expect(again?.code).not.toBe(code)
    expect(again?.proposals).toStrictEqual([])
  })

  test('two tabs that ask at once get one link', async () => {
    const owner = await someone()
    await owner.cart('add', { sku_id: LETTER })
    const codes = (await Promise.all([1, 2, 3].map(() => owner.post('/shared-bag', {})))).map((answer) => shareOf(answer)?.code)
    expect(new Set(codes).size).toBe(1)
  })

  test('ends after seven days; another one begins anew', async () => {
    const { owner, code, friend } = await aSharedBag()
    await propose(friend, code)
    await shop.behindTheScenes(`UPDATE bag_shares SET created_at = now() - interval '${SHARED_BAG_DAYS} days'`)
    expect(await see(friend, code)).toMatchObject({ status: 'over', pieces: [] })
    expect(await own(owner)).toBeNull()
    expect(refusal(await propose(friend, code, WHITE)).code).toBe('NOT_FOUND')
    const renewed = shareOf(await owner.post('/shared-bag', {}))
    expect(renewed?.code).not.toBe(code)
    expect(new Date(renewed?.expiresAt ?? 0).getTime() - Date.now()).toBeGreaterThan((SHARED_BAG_DAYS - 1) * DAY_MS)
  })

  test('is stored nowhere, and no guess opens anything [bag.shared-unguessable]', async () => {
    const { code, friend } = await aSharedBag()
    expect(code).toMatch(/^[a-z\d]{24}$/)
    expect(JSON.stringify(await shop.behindTheScenes('SELECT * FROM bag_shares'))).not.toContain(code)
    for (const guess of ['x', code.slice(1), `${code}2`, code.toUpperCase()]) {
      for (const answer of [await friend.get(pathOf(guess)), await propose(friend, guess), await friend.get(`${pathOf(guess)}/events`)])
        expect(refusal(answer)).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
    }
  })

  test('an empty bag has none', async () => {
    const owner = await someone()
    expect(refusal(await owner.post('/shared-bag', {})).code).toBe('CART_EMPTY')
  })

  test('follows the bag through signing in, where two bags are joined [bag.shared-at-sign-in]', async () => {
    const phone = newPhone()
    const elsewhere = await someone()
    await register(elsewhere, phone)
    await elsewhere.cart('add', { sku_id: AURORA.sku })
    const old = shareOf(await elsewhere.post('/shared-bag', {}))?.code ?? ''
    const { owner, code, friend } = await aSharedBag()
    await propose(friend, code, WHITE)
    await confirm(owner, phone)
    expect((await see(friend, code)).pieces).toHaveLength(2)
    expect((await see(friend, old)).status).toBe('over')
    expect(await own(owner)).toMatchObject({ code, proposals: [{ piece: { url: WHITE } }] })
    // Signed out everywhere, the link goes on.
    await owner.ask('POST', '/logout', '{}', { 'sec-fetch-site': 'same-origin' })
    await elsewhere.ask('POST', '/logout', '{}', { 'sec-fetch-site': 'same-origin' })
    expect((await see(friend, code)).pieces).toHaveLength(2)
    expect(await own(await someone())).toBeNull()
  })
})

describe('a friend proposes', () => {
  test('by a link, with its size and a note that both read [bag.shared-proposals]', async () => {
    const { owner, code, friend } = await aSharedBag()
    const answer = await propose(friend, code, `https://shop.ru${AURORA.url}?size=16.5&weight=0.50&utm_source=x`, ' К\u202e серьгам <b>! ')
    expect(keeps(proposePiece, answer)).toBe(true)
    const [seen] = bagOf(answer).proposals
    expect(seen).toMatchObject({ piece: { itemId: AURORA.item }, note: 'К серьгам <b>!', stylist: null, isMine: true, status: 'waiting' })
    expect(seen?.variant).toMatch(/16,5.*0,50/)
    expect((await own(owner))?.proposals).toMatchObject([{ note: 'К серьгам <b>!', sku: expect.stringContaining('165') as string }])
    expect((await see(await someone(), code)).proposals).toMatchObject([{ isMine: false }])
    expect(JSON.stringify(answer.body)).not.toContain('session')
  })

  test.each([
    ['a path', AURORA.url],
    ['a link of another storefront, with a fragment', `http://shop.com.localhost:3000${AURORA.url}/#photos`],
    ['a link in capitals', AURORA.url.toUpperCase()],
  ])('by %s', async (_, piece) => {
    const { code, friend } = await aSharedBag()
    expect(bagOf(await propose(friend, code, piece)).proposals).toMatchObject([{ piece: { itemId: AURORA.item } }])
  })

  test('by an article, as it is pasted or typed in Russian letters', async () => {
    const [{ article }] = (await shop.behindTheScenes(`SELECT product_code AS article FROM products WHERE id = ${AURORA.item}`)) as [
      { article: string },
    ]
    for (const typed of [article, article.toLowerCase(), `Артикул: ${article} `, article.replace('A', 'А')]) {
      const { code, friend } = await aSharedBag()
      expect(bagOf(await propose(friend, code, typed)).proposals).toMatchObject([{ piece: { itemId: AURORA.item } }])
    }
  })

  test.each([
    ['of another shop', 'https://gold.example/catalog/rings/halo', 'PIECE_NOT_FOUND'],
    ['of another category', '/catalog/earrings/solitaire-aurora-yellow', 'PIECE_NOT_FOUND'],
    ['a word', 'кольцо', 'PIECE_NOT_FOUND'],
    ['SQL', "' OR 1=1 --", 'PIECE_NOT_FOUND'],
    ['what lies in the bag', '/catalog/necklaces/letter-a-silver', 'ALREADY_PROPOSED'],
    ['nothing', '  ', 'REQUIRED_FIELD'],
    ['a novel', 'я'.repeat(501), 'TOO_LONG'],
  ])('%s is refused under its field', async (_, piece, code) => {
    const { code: link, friend } = await aSharedBag()
    expect(refusal(await propose(friend, link, piece))).toMatchObject({ status: 400, errors: { piece: code } })
  })

  test('a piece that is sold out is refused, and a long note', async () => {
    const { code, friend } = await aSharedBag()
    await shop.behindTheScenes(`UPDATE stock SET quantity = 0 WHERE sku_id LIKE 'solitaire-aurora-rose-%'`)
    expect(refusal(await propose(friend, code, '/catalog/rings/solitaire-aurora-rose'))).toMatchObject({ errors: { piece: 'SOLD_OUT' } })
    expect(refusal(await propose(friend, code, AURORA.url, 'я'.repeat(201)))).toMatchObject({ errors: { note: 'TOO_LONG' } })
  })

  test('a piece is proposed once: the same friend’s retry is no error, another friend reads why', async () => {
    const { owner, code, friend } = await aSharedBag()
    const answers = await Promise.all([propose(friend, code), propose(friend, code)])
    expect(answers.map(({ status }) => status)).toStrictEqual([200, 200])
    expect((await own(owner))?.proposals).toHaveLength(1)
    expect(refusal(await propose(await someone(), code))).toMatchObject({ errors: { piece: 'ALREADY_PROPOSED' } })
    await answered(owner, await firstOf(owner), { decision: 'decline' })
    expect(refusal(await propose(friend, code))).toMatchObject({ errors: { piece: 'ALREADY_PROPOSED' } })
  })

  test(`no more than ${PROPOSALS_WAITING_MAX} wait`, async () => {
    const { code, friend, owner } = await aSharedBag()
    await shop.behindTheScenes(
      `INSERT INTO bag_proposals (share_id, item_id, note, status, created_at)
       SELECT b.id, -n, '', 'waiting', now() FROM bag_shares b, generate_series(1, ${PROPOSALS_WAITING_MAX}) n
       WHERE NOT EXISTS (SELECT FROM bag_proposals p WHERE p.share_id = b.id)`,
    )
    expect(refusal(await propose(friend, code))).toStrictEqual({ status: 409, code: 'TOO_MANY_PROPOSALS' })
    // Of pieces that the shop does not have.
    expect((await own(owner))?.proposals).toStrictEqual([])
  })

  test('only the friend takes a proposal back, while it waits', async () => {
    const { owner, code, friend } = await aSharedBag()
    await propose(friend, code)
    const id = await firstOf(owner)
    const back = (who: Shopper, one: number | string = id) => who.ask('DELETE', `${pathOf(code)}/proposals/${one}`)
    for (const answer of [await back(await someone()), await back(owner), await back(friend, 'x'), await back(friend, '99999999999')])
      expect(refusal(answer).code).toBe('NOT_FOUND')
    expect(bagOf(await back(friend)).proposals).toStrictEqual([])
    await propose(friend, code)
    const second = await firstOf(owner)
    await answered(owner, second, { decision: 'decline' })
    expect(refusal(await back(friend, second)).code).toBe('NOT_FOUND')
  })

  test('the owner proposes nothing to herself, and nobody without a token', async () => {
    const { owner, code, friend } = await aSharedBag()
    expect(refusal(await propose(owner, code)).code).toBe('NOT_FOUND')
    friend.csrfToken = null
    expect(refusal(await propose(friend, code))).toStrictEqual({ status: 403, code: 'CSRF_EXPIRED' })
  })

  test('ten an hour from a session; a slip of the pen does not count', async () => {
    const { code, friend } = await aSharedBag()
    const pieces = (await friend.everyPiece()).filter(({ canBuy, itemId }) => canBuy && itemId !== AURORA.item)
    for (const { url } of pieces.slice(0, 10)) {
      expect((await propose(friend, code, 'кольцо')).status).toBe(400)
      expect((await propose(friend, code, url)).status).toBe(200)
    }
    expect(refusal(await propose(friend, code))).toStrictEqual({ status: 429, code: 'TOO_MANY_REQUESTS' })
    expect((await propose(await someone(), code)).status).toBe(200)
  })

  test('what a guest proposed is the account’s after signing in', async () => {
    const { code, friend } = await aSharedBag()
    await propose(friend, code)
    const phone = newPhone()
    await register(friend, phone)
    const other = await someone()
    await confirm(other, phone)
    expect((await see(other, code)).proposals).toMatchObject([{ isMine: true }])
  })
})

describe('the owner answers', () => {
  test('accepting adds the piece once, in its size, and the friend reads it [bag.shared-accept]', async () => {
    const { owner, code, friend } = await aSharedBag()
    await propose(friend, code, AURORA.url, 'Смотри')
    const id = await firstOf(owner)
    expect(refusal(await answered(owner, id, { decision: 'accept' }))).toMatchObject({ errors: { sku: 'EMPTY_SIZE' } })
    expect(refusal(await answered(owner, id, { decision: 'accept', sku: LETTER })).code).toBe('UNKNOWN_SKU')
    const [answer] = await Promise.all([1, 2, 3].map(() => answered(owner, id, { decision: 'accept', sku: AURORA.sku })))
    expect(answer && keeps(answerProposal, answer)).toBe(true)
    const { cartData } = await owner.cart('calculate')
    expect(cartData.products.map(({ id: line, quantity }) => [line, quantity])).toStrictEqual([
      [LETTER, 1],
      [AURORA.sku, 1],
    ])
    expect((await own(owner))?.proposals).toStrictEqual([])
    const bag = await see(friend, code)
    expect(bag.proposals).toMatchObject([{ status: 'accepted', isMine: true }])
    expect(bag.pieces).toHaveLength(2)
  })

  test('declining adds nothing; a later accept of the same changes nothing', async () => {
    const { owner, code, friend } = await aSharedBag()
    await propose(friend, code)
    const id = await firstOf(owner)
    const { body } = await answered(owner, id, { decision: 'decline' })
    expect(body as CartAnswer & { share: OwnSharedBag }).toMatchObject({ cartData: { totalProducts: 1 }, share: { proposals: [] } })
    await answered(owner, id, { decision: 'accept', sku: AURORA.sku })
    expect((await owner.cart('calculate')).cartData.totalProducts).toBe(1)
    expect((await see(friend, code)).proposals).toMatchObject([{ status: 'declined' }])
  })

  test('sold out meanwhile: told, and the proposal waits', async () => {
    const { owner, code, friend } = await aSharedBag()
    await propose(friend, code, WHITE)
    await shop.behindTheScenes(`UPDATE stock SET quantity = 0 WHERE sku_id LIKE 'solitaire-aurora-white-%'`)
    const [proposal] = (await own(owner))?.proposals ?? []
    expect(proposal?.piece.canBuy).toBe(false)
    const sku = proposal?.sizes[0]?.sku
    expect(refusal(await answered(owner, proposal?.id ?? 0, { decision: 'accept', sku })).code).toBe('SOLD_OUT')
    await shop.behindTheScenes(`UPDATE stock SET quantity = 60 WHERE sku_id LIKE 'solitaire-aurora-white-%'`)
    expect((await own(owner))?.proposals).toHaveLength(1)
  })

  test('nobody else can: not the friend, not another shopper with a shared bag of their own', async () => {
    const { owner, code, friend } = await aSharedBag()
    await propose(friend, code)
    const id = await firstOf(owner)
    const { owner: other } = await aSharedBag()
    for (const who of [friend, other, await someone()])
      expect(refusal(await answered(who, id, { decision: 'accept', sku: AURORA.sku }))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
    owner.csrfToken = other.csrfToken
    expect(refusal(await answered(owner, id, { decision: 'decline' })).code).toBe('CSRF_EXPIRED')
  })
})

describe('stylists', () => {
  const ask = (method: string, path: string, message?: object) => office.ask(shop.url(), method, path, message)
  const listed = async () => {
    const answer = await ask('GET', '/back-office/shared-bags')
    expect(keeps(officeBags, { ...answer, headers: new Headers() })).toBe(true)
    return answer.body['bags'] as OfficeBag[]
  }

  test('see a bag that its owner shows them, and propose under their name [bag.shared-stylist]', async () => {
    const before = (await listed()).length
    const { owner, code } = await aSharedBag()
    expect(await listed()).toHaveLength(before)
    expect(shareOf(await owner.post('/shared-bag', { forStylist: true }))).toMatchObject({ code, forStylist: true })
    const [bag] = await listed()
    expect(bag?.pieces).toHaveLength(1)
    expect(JSON.stringify(bag)).not.toContain(code)
    const message = { piece: AURORA.url, note: 'К вашей букве', stylist: 'Мария' }
    const path = `/back-office/shared-bags/${bag?.id}/proposals`
    const answer = await ask('POST', path, message)
    expect(keeps(proposeByStylist, { ...answer, headers: new Headers() })).toBe(true)
    expect((await own(owner))?.proposals).toMatchObject([{ stylist: 'Мария', note: 'К вашей букве' }])
    const kept = await shop.behindTheScenes(`SELECT stylist, session_id, user_id FROM bag_proposals WHERE share_id = '${bag?.id}'`)
    expect(kept).toStrictEqual([{ stylist: 'Мария', session_id: null, user_id: null }])
    expect((await ask('POST', path, message)).body).toMatchObject({ errors: { piece: 'ALREADY_PROPOSED' } })
    expect((await ask('POST', path, { ...message, piece: WHITE, stylist: ' ' })).body).toMatchObject({ errors: { stylist: 'EMPTY_NAME' } })

    expect(shareOf(await owner.post('/shared-bag', { forStylist: false }))).toMatchObject({ code, forStylist: false })
    expect(await listed()).toHaveLength(before)
    expect((await ask('POST', path, { ...message, piece: WHITE })).status).toBe(404)
  })

  test('a call without the office’s signature shows nothing', async () => {
    await aSharedBag({ forStylist: true })
    const stranger = await someone()
    expect(refusal(await stranger.get('/back-office/shared-bags')).code).toBe('UNAUTHORIZED')
    expect((await office.ask(shop.url(), 'GET', '/back-office/shared-bags', undefined, { key: 'another' })).status).toBe(401)
  })
})

describe('its events', () => {
  const left = new Set<() => void>()
  afterEach(() => {
    for (const leave of left) leave()
    left.clear()
  })

  /** By `http`: an aborted `fetch` leaves a connection without a request behind, for which closing waits. */
  async function follow(who: Shopper, path: string) {
    const cookie = Object.entries(who.cookies).map((pair) => pair.join('='))
    const headers = { accept: 'text/event-stream', 'x-front-door': FRONT_DOOR_KEY, 'x-forwarded-host': 'shop.ru.localhost' }
    const request = http.get(shop.url() + path, { agent: false, headers: { ...headers, cookie: cookie.join('; ') } })
    request.on('error', () => undefined)
    left.add(() => request.destroy())
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
    const reader = answer.setEncoding('utf8')[Symbol.asyncIterator]()
    let told = ''
    return async (): Promise<string> => {
      for (;;) {
        const found = /data: (.*)\n\n/.exec(told)
        if (found) {
          told = told.slice(found.index + found[0].length)
          return (JSON.parse(found[1] ?? '') as { version: string }).version
        }
        told += String((await reader.next()).value)
      }
    }
  }

  test('tell friend and owner of each change of the bag, its stock, proposals and link [bag.shared-live]', async () => {
    const { owner, code, friend } = await aSharedBag()
    const streams = [await follow(friend, `${pathOf(code)}/events`), await follow(owner, '/shared-bag/events')]
    const seen = new Set<string>()
    const changes = [
      async () => expect((await see(friend, code)).version).toBe((await own(owner))?.version),
      () => owner.cart('update', { sku_id: LETTER, quantity: 2 }),
      () => owner.cart('promocode/apply', { code: 'WELCOME10' }),
      () => shop.behindTheScenes(`UPDATE stock SET quantity = 1 WHERE sku_id = '${LETTER}'`),
      () => propose(friend, code),
      async () => answered(owner, await firstOf(owner), { decision: 'decline' }),
      () => owner.ask('DELETE', '/shared-bag'),
    ]
    for (const change of changes) {
      await change()
      const [one, other] = await Promise.all(streams.map((next) => next()))
      expect(one).toBe(other)
      expect(seen.has(one ?? '')).toBe(false)
      seen.add(one ?? '')
    }
    await shop.behindTheScenes(`UPDATE stock SET quantity = 60 WHERE sku_id = '${LETTER}'`)
    expect(refusal(await owner.get('/shared-bag/events')).code).toBe('NOT_FOUND')
  })
})
