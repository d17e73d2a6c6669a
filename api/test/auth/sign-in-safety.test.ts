import type { SignedIn } from '@shop/contracts/auth/auth'
import { confirmEmail as confirmEmailCall, sendEmailCode } from '@shop/contracts/auth/email-confirmation'
import type { PersonalData } from '@shop/contracts/account/profile'
import { CHECKS_OF_STRANGER, CODES_AFTER_CAPTCHA, CODES_TO_PHONE } from '../../src/visitors/guards/limits.ts'
import { solved } from '../support/people/captcha.ts'
import { messagesArrived, messageContaining, messagesTo } from '../support/services/sandbox.ts'
import { keeps, refusal, type Shopper } from '../support/people/shopper.ts'
import { aShopper, codeFor, confirm, confirmEmail, newPhone, register } from '../support/people/sign-in.ts'

const other = (code: string) => (code === '0000' ? '1111' : '0000')

describe('wrong codes of strangers', () => {
  test('never invalidate the code of the shopper who requested it', async () => {
    const [victim, phone] = [await aShopper(), newPhone()]
    const code = await codeFor(victim, phone)
    const strangers = await Promise.all(Array.from({ length: 7 }, () => aShopper()))
    for (let count = 0; count < 63; count += 1) {
      await strangers[count % 7]?.post('/phone/confirm', { phone, code: other(code) })
    }
    expect((await victim.post('/phone/confirm', { phone, code })).status).toBe(200)
  })

  test('require a captcha from the fourth try of a session', async () => {
    const [stranger, phone] = [await aShopper(), newPhone()]
    const codes = []
    for (let count = 0; count < 4; count += 1) codes.push(refusal(await stranger.post('/phone/confirm', { phone, code: '0000' })).code)
    expect(codes).toStrictEqual([...Array<string>(3).fill('PHONE_NOT_CONFIRMED'), 'CAPTCHA_REQUIRED'])
    expect(CHECKS_OF_STRANGER.captchaFrom).toBe(3)
    const captcha = { token: 'nobody-gave-it', text: 'HEX42' }
    expect(refusal(await stranger.post('/phone/confirm', { phone, code: '0000', captcha })).code).toBe('WRONG_CAPTCHA')
  })

  test('do not use up the tries of the requesting session, only its own wrong codes do', async () => {
    const [shopper, phone] = [await aShopper(), newPhone()]
    const code = await codeFor(shopper, phone)
    for (let count = 0; count < 4; count += 1) {
      expect(refusal(await shopper.post('/phone/confirm', { phone, code: other(code) })).code).toBe('WRONG_AUTH_CODE')
    }
    expect((await shopper.post('/phone/confirm', { phone, code })).status).toBe(200)
  })
})

describe('codes that strangers have sent to a phone', () => {
  /** With a captcha where one is asked for. */
  const asks = async (one: Shopper, phone: string, path = '/phone/send_code') => {
    const first = await one.post(path, { phone })
    return first.status !== 200 && refusal(first).code === 'CAPTCHA_REQUIRED'
      ? one.post(path, { phone, captcha: await solved(one) })
      : first
  }
  const strangersAsk = async (phone: string, times: number) => {
    for (let count = 0; count < times; count += 1) expect((await asks(await aShopper(), phone)).status).toBe(200)
  }

  test('do not lock its owner out: after a captcha another session still gets a code that works [auth.owner-not-locked-out]', async () => {
    const [owner, phone] = [await aShopper(), newPhone()]
    await strangersAsk(phone, CODES_TO_PHONE.most)
    expect(refusal(await owner.post('/phone/send_code', { phone })).code).toBe('CAPTCHA_REQUIRED')
    expect((await asks(owner, phone)).status).toBe(200)
    const messages = await messagesTo(phone)
    expect(messages).toHaveLength(CODES_TO_PHONE.most + 1)
    expect((await owner.post('/phone/confirm', { phone, code: messages[0]?.code })).status).toBe(200)
  })

  test('have an end for sessions of nobody known, not for one of its owner [auth.owner-not-locked-out]', async () => {
    const [owner, phone] = [await aShopper(), newPhone()]
    await register(owner, phone)
    await strangersAsk(phone, CODES_AFTER_CAPTCHA.most - 1)
    expect(refusal(await asks(await aShopper(), phone))).toStrictEqual({ status: 429, code: 'TOO_MANY_REQUESTS' })
    expect(refusal(await owner.post('/account/delete/send_code', { phone })).code).toBe('CAPTCHA_REQUIRED')
    expect((await asks(owner, phone, '/account/delete/send_code')).status).toBe(200)
  })
})

describe('an e-mailed code', () => {
  test('that was never requested is wrong, and requires a captcha after several tries', async () => {
    const stranger = await aShopper()
    const codes = []
    for (let count = 0; count < 4; count += 1) {
      codes.push(refusal(await stranger.post('/auth/authenticate', { login: 'anna@mail.example', code: '0000' })).code)
    }
    expect(codes).toStrictEqual([...Array<string>(3).fill('AUTHENTICATE_WRONG_CODE'), 'CAPTCHA_REQUIRED'])
  })

  test('gets the same error when it is wrong, used up or never sent', async () => {
    const [shopper, login] = [await aShopper(), `alike.${newPhone().slice(1)}@mail.example`]
    await shopper.post('/auth/identification', { login })
    for (let count = 0; count < 7; count += 1) {
      const answer = refusal(await shopper.post('/auth/authenticate', { login, code: '0000' }))
      expect(answer).toStrictEqual({ status: 400, code: 'AUTHENTICATE_WRONG_CODE', errors: { code: 'AUTHENTICATE_WRONG_CODE' } })
    }
  })
})

describe('an e-mail', () => {
  let email: string
  beforeEach(() => {
    email = `owner.${newPhone().slice(1)}@mail.example`
  })

  const personOf = async (one: Shopper) => ((await one.get('/profile/info')).body as { result: PersonalData }).result
  const asksForCode = async (login: string) => {
    const one = await aShopper()
    const { status, body } = await one.post('/auth/identification', { login })
    return { one, told: { status, body: JSON.stringify(body).replaceAll(login, '…') } }
  }

  test('typed by a stranger never signs its owner in to the stranger’s account', async () => {
    const stranger = await aShopper()
    await register(stranger, newPhone(), { email, password: 'known-to-the-stranger' })
    const { one } = await asksForCode(email)
    const letter = await messageContaining(email, 'По этой почте войти нельзя')
    expect(letter.code).toBeNull()
    const byPassword = await one.post('/auth/authenticate', { login: email, password: 'known-to-the-stranger' })
    expect(refusal(byPassword).code).toBe('WRONG_PASSWORD')
  })

  test('signs in once its owner has confirmed it by an e-mailed code', async () => {
    const [owner, phone] = [await aShopper(), newPhone()]
    await register(owner, phone, { email })
    expect(await personOf(owner)).toMatchObject({ email, isEmailConfirmed: false })
    const sent = await owner.post('/profile/email/send_code', {})
    expect(keeps(sendEmailCode, sent)).toBe(true)
    const { code } = await messageContaining(email, 'Подтвердите почту')
    const wrong = await owner.post('/profile/email/confirm', { email, code: other(code ?? '') })
    expect(refusal(wrong).code).toBe('AUTHENTICATE_WRONG_CODE')
    const right = await owner.post('/profile/email/confirm', { email, code })
    expect(keeps(confirmEmailCall, right)).toBe(true)
    expect(await personOf(owner)).toMatchObject({ email, isEmailConfirmed: true })
    expect(refusal(await owner.post('/profile/email/send_code', {})).code).toBe('NOT_CHANGED')

    const { one } = await asksForCode(email)
    const letter = await messageContaining(email, 'Код для входа')
    const { body } = await one.post('/auth/authenticate', { login: email, code: letter.code })
    expect((body as SignedIn).user).toMatchObject({ phone, email, isAuth: true })
  })

  test('can be claimed by a later owner who confirms it', async () => {
    const [first, later] = [await aShopper(), await aShopper()]
    await register(first, newPhone(), { email })
    await confirmEmail(first, email)
    const phone = newPhone()
    await register(later, phone, { email })
    expect((await personOf(first)).isEmailConfirmed).toBe(true)
    await later.post('/profile/email/send_code', {})
    const letters = await messagesArrived(email, 2)
    const code = letters.find(({ text }) => text.includes('Подтвердите почту'))?.code
    expect((await later.post('/profile/email/confirm', { email, code })).status).toBe(200)
    expect(await personOf(first)).toMatchObject({ email: null, isEmailConfirmed: false })

    const { one } = await asksForCode(email)
    const letter = await messageContaining(email, 'Код для входа')
    expect(((await one.post('/auth/authenticate', { login: email, code: letter.code })).body as SignedIn).user.phone).toBe(phone)
  })

  test('can be confirmed only by its own shopper, and a changed one must be confirmed again', async () => {
    const [owner, thief] = [await aShopper(), await aShopper()]
    await register(owner, newPhone(), { email })
    await register(thief, newPhone(), { email })
    await owner.post('/profile/email/send_code', {})
    const { code } = await messageContaining(email, 'Подтвердите почту')
    expect(refusal(await thief.post('/profile/email/confirm', { email, code })).code).toBe('AUTHENTICATE_WRONG_CODE')
    expect((await owner.post('/profile/email/confirm', { email, code })).status).toBe(200)
    await owner.post('/profile/update', { email: `new.${email}` })
    expect(await personOf(owner)).toMatchObject({ email: `new.${email}`, isEmailConfirmed: false })
    expect(refusal(await owner.post('/profile/email/confirm', { email, code })).code).toBe('WRONG_EMAIL')
  })

  test('gets no news before it is confirmed, whatever its account says', async () => {
    const owner = await aShopper()
    await register(owner, newPhone(), { email, newsletterSubscription: true })
    const isKnown = async () => ((await owner.post('/subscriber-exists', { email })).body as { email: boolean }).email
    expect(await isKnown()).toBe(false)
    await confirmEmail(owner, email)
    expect(await isKnown()).toBe(true)
  })

  describe('that is already in use', () => {
    beforeEach(async () => {
      const owner = await aShopper()
      await register(owner, newPhone(), { email })
      await confirmEmail(owner, email)
    })

    test('gets the same answer from registration as any other', async () => {
      const answers = []
      for (const one of [email, `free.${email}`]) {
        const [shopper, phone] = [await aShopper(), newPhone()]
        await confirm(shopper, phone)
        const body = { phone, name: 'Анна', surname: 'Петрова', agreement: true, email: one }
        const { status, body: answer } = await shopper.post('/registration', body)
        answers.push({ status, keys: Object.keys(answer as object) })
      }
      expect(answers[0]).toStrictEqual(answers[1])
      expect(answers[0]?.status).toBe(200)
    })

    test('gets the same answer from a profile update as any other [profile.known-email-not-told]', async () => {
      const shopper = await aShopper()
      await register(shopper)
      for (const one of [email, `free.${email}`]) {
        const { status, body } = await shopper.post('/profile/update', { email: one })
        expect({ status, email: (body as { result: PersonalData }).result.email }).toStrictEqual({ status: 200, email: one })
      }
    })

    test('gets the same answer from identification as any other', async () => {
      const [known, unknown] = [await asksForCode(email), await asksForCode(`free.${email}`)]
      expect(known.told).toStrictEqual(unknown.told)
    })
  })
})
