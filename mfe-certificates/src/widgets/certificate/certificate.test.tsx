import { allSettled, type Scope } from 'effector'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { certificateAdded } from '@shop/contracts/events/certificate-added'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import type { GiftDeposit } from '@shop/contracts/certificates/deposits'
import type { CartTender } from '@shop/contracts/cart/full-cart'
import { lastOf } from '@shop/events'
import { $cart, $popup, $toast, $user, popupClosed, popupOpened, userChanged } from '@shop/session'
import { aFullCartAnswer, aFullCart } from '@shop/testing/builders'
import { fakeWire, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderWith, scopeOf } from '@shop/testing/render-page'
import { $dirty, Widget } from './index.ts'
import { phrase } from './texts/index.ts'
import { texts as ru } from './texts/ru.ts'
import { CERTIFICATE_POPUP, type PopupSource } from './model/visit.ts'

// Whole forms in jsdom are slow on a busy machine.
jest.setTimeout(30_000)

const anna: User = { ...GUEST, id: 1, isAuth: true }
const tender: CartTender = {
  code: '7K2M-9QXD',
  name: 'Подарочный сертификат 7K2M-9QXD',
  applied: true,
  reason: 'applied',
  message: 'Оплатит 5 000 ₽',
  balance: 5_000_00,
  spent: 5_000_00,
  left: 0,
}
const gift: GiftDeposit = {
  id: '7K2M-9QXD',
  design: null,
  amount: 5_000_00,
  balance: 5_000_00,
  status: 'active',
  message: '',
  senderName: 'Илья',
  recipient: null,
  sendDate: '28.11.2026',
  validUntil: '28.11.2027',
  isMine: true,
}
const PAY = 'POST /cart/deposit/apply'
const KEEP = 'POST /deposit/7K2M-9QXD/add_to_profile'
const kept = { [KEEP]: { result: true, deposit: gift } }
const fault = (
  code: 'WRONG_AUTH_CODE' | 'CERTIFICATE_NOT_FOUND' | 'ALREADY_APPLIED_PROMOCODE' | 'CAPTCHA_REQUIRED',
  deposits: CartTender[] = [],
) => ({
  ...aFullCartAnswer(aFullCart({ certificateError: { code, message: code }, deposits })),
  result: false,
})

async function open(answers: Record<string, FakeAnswer> = {}, { place = 'bag', user = GUEST }: { place?: PopupSource; user?: User } = {}) {
  const wire = fakeWire({
    [PAY]: aFullCartAnswer(aFullCart({ deposits: [tender] })),
    'POST /pd/frontend/common_data': { user, location: null, currency: 'RUB', cartData: null, menu: [] },
    ...answers,
  })
  const scope = scopeOf({ wire, values: [given($user, user)] })
  await allSettled(popupOpened, { scope, params: { ...CERTIFICATE_POPUP, props: { place } } })
  const show = () => renderWith(<Widget place={place} />, { scope, texts: { 'widget/certificate': ru } })
  await show()
  const typist = userEvent.setup()
  const enter = async (code = '4821') => {
    await typist.type(screen.getByRole('textbox', { name: ru.number }), '7k2m9qxd')
    await typist.type(screen.getByRole('textbox', { name: ru.code }), code)
  }
  const sentTo = (place_: string) => wire.sent.filter(({ method, path }) => `${method} ${path}` === place_).map(({ body }) => body)
  return { scope, show, typist, enter, sentTo }
}
const plain = () => document.body.textContent?.replaceAll('\u00a0', ' ')
const signIn = (scope: Scope) => act(() => allSettled(userChanged, { scope, params: anna }))

describe('in the bag', () => {
  test('number and four digits pay for the order, also as a guest, and the bag updates immediately [certificates.add-popup]', async () => {
    const { scope, enter, sentTo } = await open()
    await enter()
    expect(sentTo(PAY)).toStrictEqual([{ code: '7K2M-9QXD', auth_code: '4821' }])
    expect(await screen.findByRole('heading', { name: ru.paidTitle })).toHaveFocus()
    expect(plain()).toContain('Оплатит 5 000 ₽')
    expect(scope.getState($cart)?.deposits).toMatchObject([{ code: '7K2M-9QXD', balance: 5_000_00 }])
  })

  test.each(['WRONG_AUTH_CODE', 'CERTIFICATE_NOT_FOUND'] as const)(
    '%s shows the text of a wrong code, so that existing numbers are not disclosed',
    async (code) => {
      const { enter, typist, sentTo } = await open({ [PAY]: fault(code) })
      await enter('0000')
      expect(await screen.findByRole('alert')).toHaveTextContent('Неверный код активации')
      await typist.keyboard('{Enter}')
      expect(sentTo(PAY)).toHaveLength(1)
    },
  )

  test('a certificate already applied is not an error', async () => {
    const { enter } = await open({ [PAY]: fault('ALREADY_APPLIED_PROMOCODE', [tender]) })
    await enter()
    expect(await screen.findByRole('heading', { name: ru.paidTitle })).toBeVisible()
  })

  test('after three attempts requires a captcha', async () => {
    let tries = 0
    const { typist, enter, sentTo } = await open({
      [PAY]: () => (++tries === 1 ? fault('CAPTCHA_REQUIRED') : aFullCartAnswer(aFullCart({ deposits: [tender] }))),
      'GET /captcha': { image: 'data:image/png;base64,AAAA', token: 'once' },
    })
    await enter()
    await typist.type(await screen.findByRole('textbox', { name: 'Знаки с картинки' }), 'AB12')
    await typist.click(screen.getByRole('button', { name: ru.pay }))
    expect(sentTo(PAY)[1]).toStrictEqual({
      code: '7K2M-9QXD',
      auth_code: '4821',
      captcha: { token: 'once', text: 'AB12' },
    })
    expect(await screen.findByRole('heading', { name: ru.paidTitle })).toBeVisible()
  })

  test('lists the certificates of the order, and one can be removed', async () => {
    const { scope, typist, sentTo } = await open({ 'POST /cart/deposit/remove': aFullCartAnswer(aFullCart({ version: 9, deposits: [] })) })
    await act(() => allSettled($cart, { scope, params: aFullCart({ deposits: [tender] }) }))
    const chosen = within(screen.getByRole('list', { name: ru.chosen }))
    await typist.click(chosen.getByRole('button', { name: 'Убрать Подарочный сертификат 7K2M-9QXD' }))
    expect(sentTo('POST /cart/deposit/remove')).toStrictEqual([{ code: '7K2M-9QXD' }])
    expect(screen.queryByRole('list', { name: ru.chosen })).not.toBeInTheDocument()
  })

  test('a signed-in shopper saves it to the profile with one click', async () => {
    const { scope, typist, enter, sentTo } = await open(kept, { user: anna })
    await enter()
    await typist.click(await screen.findByRole('button', { name: ru.toProfile }))
    expect(sentTo(KEEP)).toStrictEqual([{ authCode: '4821' }])
    expect(await screen.findByText(ru.mine)).toBeVisible()
    expect(scope.getState(lastOf(certificateAdded))).toStrictEqual({ depositId: '7K2M-9QXD' })
  })

  test('a guest signs in and returns to the certificate, saved to the profile by then', async () => {
    const { scope, show, typist, enter, sentTo } = await open(kept)
    await enter()
    await typist.click(await screen.findByRole('button', { name: ru.toProfile }))
    expect(scope.getState($popup)).toMatchObject({ widget: 'auth', props: { source: 'certificate-add' } })
    expect(sentTo(KEEP)).toStrictEqual([])
    cleanup()
    await signIn(scope)
    await act(() => allSettled(popupClosed, { scope }))
    expect(scope.getState($popup)).toStrictEqual({ ...CERTIFICATE_POPUP, props: { place: 'bag' } })
    await show()
    expect(await screen.findByText(ru.mine)).toBeVisible()
    expect(sentTo(PAY)).toHaveLength(1)
  })

  test('a guest who closes the sign-in returns to the bag, and a later sign-in saves nothing', async () => {
    const { scope, typist, enter, sentTo } = await open(kept)
    await enter()
    await typist.click(await screen.findByRole('button', { name: ru.toProfile }))
    cleanup()
    await act(() => allSettled(popupClosed, { scope }))
    expect(scope.getState($popup)).toBeNull()
    await signIn(scope)
    expect(sentTo(KEEP)).toStrictEqual([])
  })

  test('another shopper’s certificate is not saved and shows an error', async () => {
    const { typist, enter } = await open(
      {
        [KEEP]: () => {
          throw refuse(422, 'ADD_DEPOSIT')
        },
      },
      { user: anna },
    )
    await enter()
    await typist.click(await screen.findByRole('button', { name: ru.toProfile }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось добавить сертификат')
  })
})

describe('in the profile', () => {
  test('saves it to the account, closes the popup and shows its value in a toast', async () => {
    const { scope, enter, sentTo } = await open(kept, { place: 'profile', user: anna })
    await enter()
    expect(sentTo(KEEP)).toStrictEqual([{ authCode: '4821' }])
    expect(sentTo(PAY)).toStrictEqual([])
    expect(scope.getState($popup)).toBeNull()
    expect(scope.getState($toast)?.text).toStrictEqual(phrase('added', { sum: '5\u00a0000\u00a0₽' }))
    expect(scope.getState(lastOf(certificateAdded))).toStrictEqual({ depositId: '7K2M-9QXD' })
  })

  test('a wrong code keeps the typed number for correction, and its digits are cleared', async () => {
    const { enter } = await open(
      {
        [KEEP]: () => {
          throw refuse(422, 'ADD_DEPOSIT')
        },
      },
      { place: 'profile', user: anna },
    )
    await enter('0000')
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось добавить сертификат')
    expect(screen.getByRole('textbox', { name: ru.number })).toHaveValue('7K2M-9QXD')
    expect(screen.getByRole('textbox', { name: ru.code })).toHaveValue('')
  })
})

test('a partly typed number delays an update; reopening starts with an empty form', async () => {
  const { scope, show, typist } = await open()
  expect(scope.getState($dirty)).toBe(false)
  await typist.type(screen.getByRole('textbox', { name: ru.number }), '7k')
  expect(scope.getState($dirty)).toBe(true)
  cleanup()
  await show()
  expect(screen.getByRole('textbox', { name: ru.number })).toHaveValue('')
  expect(scope.getState($dirty)).toBe(false)
})
