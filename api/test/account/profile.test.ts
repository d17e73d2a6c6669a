import { WELCOME_BONUS } from '@shop/contracts/core/limits'
import {
  type Bonuses,
  type PersonalData,
  profileAddress,
  profileBonuses,
  profileCertificates,
  profileInfo,
  updateProfile,
} from '@shop/contracts/account/profile'
import { profileOrders } from '@shop/contracts/account/profile-orders'
import { INTERNATIONAL, keeps, refusal, type Shopper } from '../support/people/shopper.ts'
import { aShopper, newPhone, register } from '../support/people/sign-in.ts'

const CALLS = ['/profile/info', '/profile/orders', '/profile/certificates', '/profile/bonuses', '/profile/user_address']

test.each(CALLS)('%s requires a sign-in: a guest gets 401 [profile.needs-sign-in]', async (path) => {
  expect(refusal(await (await aShopper()).get(path))).toStrictEqual({ status: 401, code: 'UNAUTHORIZED' })
})

test.each([
  ['/profile/update', { name: 'Анна' }],
  ['/profile/user_address', { address: 'Москва' }],
])('%s changes nothing for a guest', async (path, body) => {
  expect(refusal(await (await aShopper()).post(path, body)).status).toBe(401)
})

describe('a signed-in shopper', () => {
  let shopper: Shopper
  let phone: string

  beforeEach(async () => {
    shopper = await aShopper()
    phone = newPhone()
    await register(shopper, phone)
  })

  const info = async () => ((await shopper.get('/profile/info')).body as { result: PersonalData }).result

  test('reads every section as the contracts define it', async () => {
    const sections = [profileInfo, profileOrders, profileCertificates, profileBonuses, profileAddress]
    for (const section of sections) expect(keeps(section, await shopper.get(section.path))).toBe(true)
    expect(await info()).toStrictEqual({
      id: expect.any(Number) as number,
      phone,
      email: null,
      isEmailConfirmed: false,
      name: 'Анна',
      surname: 'Петрова',
      birthday: null,
      canChangeBirthday: true,
      isSubscribed: false,
    })
    const { body } = await shopper.get('/profile/bonuses')
    const { balance, entries, backgroundImage } = (body as { result: Bonuses }).result
    expect({ balance, kinds: entries.map(({ name }) => name) }).toStrictEqual({ balance: WELCOME_BONUS, kinds: ['За регистрацию'] })
    expect(backgroundImage?.base).toContain('banners/loyalty')
  })

  test('names in any spelling of Unicode are saved in one [forms.one-normalizer]', async () => {
    await shopper.post('/profile/update', {
      name: 'Анна\u2013Мария\u200b',
      surname: 'Е\u0308лкина\u00a0О\u2019Нил',
      email: '\ufeffanna@mail.example',
    })
    expect(await info()).toMatchObject({ name: 'Анна-Мария', surname: "Ёлкина О'Нил", email: 'anna@mail.example' })
  })

  test('updates the given fields and keeps the rest', async () => {
    const answer = await shopper.post('/profile/update', { name: 'Мария', email: ` New${phone.slice(1)}@Example.com `, isSubscribed: true })
    expect(keeps(updateProfile, answer)).toBe(true)
    expect(await info()).toMatchObject({ name: 'Мария', surname: 'Петрова', email: `new${phone.slice(1)}@example.com`, isSubscribed: true })
  })

  test('gets an error when nothing has changed', async () => {
    expect(refusal(await shopper.post('/profile/update', { name: 'Анна' })).code).toBe('NOT_CHANGED')
  })

  test('can change the birthday once [profile.birthday-once]', async () => {
    expect((await shopper.post('/profile/update', { birthday: '29.02.1992' })).status).toBe(200)
    expect(await info()).toMatchObject({ birthday: '29.02.1992', canChangeBirthday: false })
    expect(refusal(await shopper.post('/profile/update', { birthday: '01.03.1992' })).errors).toStrictEqual({ birthday: 'BIRTHDAY_ONCE' })
    expect((await shopper.post('/profile/update', { birthday: '29.02.1992', name: 'Мария' })).status).toBe(200)
  })

  test.each([
    [{ birthday: '31.02.1990' }, { birthday: 'WRONG_DATE' }],
    [{ birthday: '01.01.2049' }, { birthday: 'FUTURE_DATE' }],
    [{ birthday: '05.03.1850' }, { birthday: 'WRONG_YEAR' }],
    [{ birthday: '05.03.90' }, { birthday: 'WHOLE_DATE' }],
    [{ birthday: '' }, { birthday: 'EMPTY_BIRTHDAY' }],
    [{ name: ' ' }, { name: 'EMPTY_NAME' }],
    [{ surname: 'Petrova' }, { surname: 'WRONG_NAME' }],
    [{ email: 'anna' }, { email: 'CORRECT_EMAIL' }],
  ])('cannot set %j', async (fields, errors) => {
    expect(refusal(await shopper.post('/profile/update', fields))).toStrictEqual({ status: 400, code: 'WRONG_FORM_DATA', errors })
  })

  test('saves one address, and the next one replaces it [profile.saved-address]', async () => {
    expect((await shopper.get('/profile/user_address')).body).toBeNull()
    await shopper.post('/profile/user_address', { address: 'Москва, Лесная улица, 7', apartment: '12' })
    await shopper.post('/profile/user_address', { address: 'Казань, улица Баумана, 3', floor: '2' })
    expect((await shopper.get('/profile/user_address')).body).toStrictEqual({
      id: expect.any(Number) as number,
      address: 'Казань, улица Баумана, 3',
      apartment: '',
      frontDoor: '',
      floor: '2',
      houseCode: '',
    })
    expect(refusal(await shopper.post('/profile/user_address', { address: ' ' })).errors).toStrictEqual({ address: 'EMPTY_ADDRESS' })
    expect(refusal(await shopper.post('/profile/user_address', { address: 'Лесная улица' })).errors).toStrictEqual({
      address: 'EMPTY_HOUSE',
    })
  })
})

test('the international storefront accepts a name in Latin letters', async () => {
  const shopper = await aShopper({ host: INTERNATIONAL })
  await register(shopper, newPhone(), { name: 'Leila', surname: 'Hassan' })
  expect((await shopper.post('/profile/update', { surname: 'Hassan-Orr' })).status).toBe(200)
})
