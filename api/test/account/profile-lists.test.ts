import type { Alert } from '@shop/contracts/account/alerts'
import { profileAlerts } from '@shop/contracts/account/alerts'
import { changeSearch, type SavedSearch } from '@shop/contracts/account/saved-searches'
import { type Answer, keeps, refusal, type Shopper } from '../support/people/shopper.ts'
import { aShopper, confirmEmail, newEmail, newPhone, register } from '../support/people/sign-in.ts'

const SOLD_OUT = 'brooch-star-silver-one'
const NOT_FOUND = { status: 404, code: 'NOT_FOUND' }

let shopper: Shopper
let stranger: Shopper
let email: string
beforeEach(async () => {
  email = newEmail()
  shopper = await aShopper()
  stranger = await aShopper()
  await register(shopper, newPhone(), { email })
  await register(stranger, newPhone())
})

const resultOf = <Row>({ status, body }: Answer) => {
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as { result: Row[] }).result
}

describe('saved searches', () => {
  const list = async (whose = shopper) => resultOf<SavedSearch>(await whose.get('/profile/searches'))
  const save = async () => {
    const answer = await shopper.post('/profile/searches', { url: '/catalog/rings?metal=yellow', name: 'Кольца' })
    return resultOf<SavedSearch>(answer)[0] as SavedSearch
  }
  const change = (id: number, body: object, whose = shopper) => whose.post(`/profile/searches/${id}`, body)

  test('can be renamed, and their e-mails can be paused and resumed', async () => {
    const search = await save()
    expect(search).toMatchObject({ name: 'Кольца', url: '/catalog/rings?metal=yellow', tells: true })
    const renamed = await change(search.id, { name: ' Золото ' })
    expect(keeps(changeSearch, renamed)).toBe(true)
    expect(resultOf<SavedSearch>(renamed)).toStrictEqual([{ ...search, name: 'Золото' }])
    await change(search.id, { tells: false })
    expect(await list()).toStrictEqual([{ ...search, name: 'Золото', tells: false }])
    await change(search.id, { tells: true })
    expect(await list()).toStrictEqual([{ ...search, name: 'Золото' }])
  })

  test.each([
    [{ name: ' ' }, { name: 'EMPTY_NAME' }],
    [{ name: 'К'.repeat(81) }, { name: 'TOO_LONG' }],
  ])('reject the name %j', async (body, errors) => {
    const search = await save()
    expect(refusal(await change(search.id, body))).toStrictEqual({ status: 400, code: 'WRONG_FORM_DATA', errors })
    expect(await list()).toStrictEqual([search])
  })

  test('are visible to their owner only', async () => {
    const search = await save()
    expect(refusal(await change(search.id, { name: 'Моё' }, stranger))).toStrictEqual(NOT_FOUND)
    expect(refusal(await stranger.ask('DELETE', `/profile/searches/${search.id}`))).toStrictEqual(NOT_FOUND)
    expect(await list(stranger)).toStrictEqual([])
    expect(await list()).toStrictEqual([search])
    expect(resultOf(await shopper.ask('DELETE', `/profile/searches/${search.id}`))).toStrictEqual([])
    expect(refusal(await shopper.ask('DELETE', `/profile/searches/${search.id}`))).toStrictEqual(NOT_FOUND)
  })
})

describe('alerts', () => {
  const list = async (whose = shopper) => resultOf<Alert>(await whose.get('/profile/alerts'))
  const remove = (id: number | undefined, whose = shopper) => whose.ask('DELETE', `/profile/alerts/${id}`)

  test('show the piece and whether the e-mail was confirmed', async () => {
    await shopper.post('/alerts/stock', { sku_id: SOLD_OUT })
    const answer = await shopper.get('/profile/alerts')
    expect(keeps(profileAlerts, answer)).toBe(true)
    const [waiting] = resultOf<Alert>(answer)
    expect(waiting).toMatchObject({ kind: 'stock', email, isConfirmed: false, price: null })
    expect(waiting?.photo?.base).toContain('brooch-star')
    await confirmEmail(shopper, email)
    await shopper.post('/alerts/stock', { sku_id: SOLD_OUT })
    expect(await list()).toStrictEqual([{ ...waiting, isConfirmed: true }])
  })

  test('can be deleted before they are confirmed', async () => {
    await shopper.post('/alerts/stock', { sku_id: SOLD_OUT })
    const [waiting] = await list()
    expect(resultOf(await remove(waiting?.id))).toStrictEqual([])
  })

  test('are visible to their owner only', async () => {
    await confirmEmail(shopper, email)
    await shopper.post('/alerts/stock', { sku_id: SOLD_OUT })
    const [waiting] = await list()
    expect(refusal(await remove(waiting?.id, stranger))).toStrictEqual(NOT_FOUND)
    expect(await list(stranger)).toStrictEqual([])
    expect(await list()).toStrictEqual([waiting])
    expect(resultOf(await remove(waiting?.id))).toStrictEqual([])
    expect(refusal(await remove(waiting?.id))).toStrictEqual(NOT_FOUND)
  })

  test.each(['0', 'x', '99999999999'])('return 404 for the id %s', async (id) => {
    expect(refusal(await shopper.ask('DELETE', `/profile/alerts/${id}`))).toStrictEqual(NOT_FOUND)
    expect(refusal(await shopper.ask('DELETE', `/profile/searches/${id}`))).toStrictEqual(NOT_FOUND)
  })
})
