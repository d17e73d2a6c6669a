import { solved } from '../../people/captcha.ts'
import { Authenticator, creationFor, enrol, requestFor } from '../../people/authenticator.ts'
import { byProvider, oauthReturned } from '../../people/provider.ts'
import { codeFor, confirm, confirmEmail, newEmail, newPhone } from '../../people/sign-in.ts'
import { messageContaining } from '../../services/sandbox.ts'
import { PIECE, read, type Steps, type World } from '../world.ts'

const PASSWORD = 'gold-and-silver'
const extras = { favorites: [PIECE], source: 'login' }

/** Somebody new, and a picture that she has read. */
async function newcomer(world: World) {
  const by = await world.aGuest()
  return { by, captcha: await solved(by) }
}

async function toPhone(world: World) {
  const { by, captcha } = await newcomer(world)
  return { by, body: { phone: newPhone(), method: 'sms', captcha } }
}

async function withCode(world: World) {
  const { phone: known } = await world.aMember()
  return Promise.all(
    [newPhone(), known].map(async (phone) => {
      const by = await world.aGuest()
      return { by, body: { phone, code: await codeFor(by, phone), captcha: undefined, ...extras } }
    }),
  )
}

/** The person presses the button on the phone. */
async function pressed(world: World, phone: string) {
  const origin = process.env['SANDBOX_URL'] ?? ''
  const { questions } = (await (await fetch(`${origin}/mobile-id`)).json()) as { questions: { id: string; phone: string }[] }
  const question = questions.find((one) => one.phone === phone)
  await fetch(`${origin}/mobile-id/answer/${question?.id}`, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'confirmed' }),
    headers: { origin },
  })
  // The operator is asked once in a second.
  await world.shop.later(1000)
}

/** She signs in, in every way that there is, and out. */
export const signIn: Steps = {
  'GET /auth/ways': ({ guest }) => ({ by: guest }),
  'GET /captcha': ({ guest }) => ({ by: guest }),
  'GET /captcha/proof': ({ guest }) => ({ by: guest }),
  'POST /phone/send_code': toPhone,
  'POST /phone/confirm': withCode,
  'POST /phone/mobid': toPhone,
  'POST /phone/mobid/state': async (world) => {
    const by = await world.aGuest()
    const { phone } = await world.aMember()
    read(await by.post('/phone/mobid', { phone }))
    await pressed(world, phone)
    return { by, body: { phone, ...extras } }
  },
  'POST /auth/identification': async (world) => {
    const { by, captcha } = await newcomer(world)
    return { by, body: { login: newPhone(), source: 'login', captcha } }
  },
  'POST /auth/authenticate': async (world, { body }) => {
    const { buyer, email: login } = await world.aMember()
    await confirmEmail(buyer, login)
    const by = await world.aGuest()
    const said = { login, captcha: undefined, ...extras }
    if (body?.properties?.['password']) {
      read(await buyer.post('/profile/password', { password: PASSWORD }))
      return { by, body: { ...said, password: PASSWORD, code: undefined }, needs: ['password'] }
    }
    read(await by.post('/auth/identification', { login }))
    return { by, body: { ...said, code: (await messageContaining(login, 'Код для входа')).code } }
  },
  'POST /registration': async (world) => {
    const by = await world.aGuest()
    const phone = newPhone()
    await confirm(by, phone)
    const person = { phone, name: 'Анна', surname: 'Петрова', email: newEmail(), password: PASSWORD }
    return { by, body: { ...person, agreement: true, newsletterSubscription: true, ...extras } }
  },
  'POST /oauth/start': ({ guest }) => ({
    by: guest,
    body: { agreement: true, newsletterSubscription: false, provider: 'yaid', source: 'login' },
  }),
  'POST /oauth': async (world) => {
    const by = await world.aGuest()
    // An error comes in place of a code.
    return { by, body: { ...(await oauthReturned(by)), provider: 'yaid', error: undefined, favorites: [PIECE] }, needs: ['code'] }
  },
  'DELETE /profile/identities/{}': async (world) => {
    const by = await world.aGuest()
    await byProvider(by)
    return { by, params: ['yaid'] }
  },
  'POST /profile/passkeys/options': async ({ anna }) => {
    await enrol(anna.buyer)
    return { by: anna.buyer }
  },
  'POST /profile/passkeys': async ({ anna: { buyer } }) => ({
    by: buyer,
    body: { credential: new Authenticator().create(await creationFor(buyer)) },
  }),
  'GET /profile/passkeys': async ({ anna }) => {
    await enrol(anna.buyer)
    return { by: anna.buyer }
  },
  'DELETE /profile/passkeys/{}': async ({ anna: { buyer } }) => {
    await enrol(buyer)
    const { result } = read<{ result: { id: number }[] }>(await buyer.get('/profile/passkeys'))
    return { by: buyer, params: [result[0]?.id ?? 0] }
  },
  'POST /auth/passkey/options': ({ guest }) => ({ by: guest }),
  'POST /auth/passkey/verify': async (world) => {
    const device = await enrol((await world.aMember()).buyer)
    const by = await world.aGuest()
    return { by, body: { credential: device.sign(await requestFor(by)), ...extras } }
  },
  'GET /profile/security': async (world) => {
    const by = await world.aGuest()
    await byProvider(by)
    return { by }
  },
  'DELETE /profile/sessions/': async (world) => ({ by: (await world.aMember()).buyer }),
  'DELETE /profile/sessions/{}': async (world) => {
    const { buyer, phone } = await world.aMember()
    await confirm(await world.aGuest(), phone)
    const { result } = read<{ result: { sessions: { id: string; current: boolean }[] } }>(await buyer.get('/profile/security'))
    return { by: buyer, params: [result.sessions.find(({ current }) => !current)?.id ?? ''] }
  },
  'POST /profile/password': async (world) => ({ by: (await world.aMember()).buyer, body: { oldPassword: null, password: PASSWORD } }),
  'POST /account/delete/send_code': async (world) => {
    const { buyer, phone } = await world.aMember()
    return { by: buyer, body: { phone, method: 'sms', captcha: await solved(buyer) } }
  },
  'POST /account/delete': async (world) => {
    const { buyer, phone } = await world.aMember()
    read(await buyer.post('/account/delete/send_code', { phone }))
    const { code } = await messageContaining(phone, 'код для УДАЛЕНИЯ')
    return { by: buyer, body: { phone, code, captcha: undefined } }
  },
  'GET /logout': async (world) => ({ by: (await world.aMember()).buyer }),
}
