import { enter } from '@shop/testing/enter'
import { screen, waitFor, within } from '@testing-library/react'
import { act } from 'react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import type { CartDelivery, FullCartData, FullCartLine } from '@shop/contracts/cart/full-cart'
import type { CertificateType } from '@shop/contracts/certificates/certificate-type'
import { $context, $location, $user, cartAnswered } from '@shop/session'
import { aFullCart, aFullCartAnswer, anOrderAnswer } from '@shop/testing/builders'
import { fakeWire, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { renderWith, scopeOf } from '@shop/testing/render-page'
import { savedOrderKey, writtenOf } from '#features/checkout/form/saved-order.ts'
import { EMPTY } from '#features/checkout/form/values.ts'
import { Checkout } from './checkout.tsx'
import { texts } from './texts/ru.ts'

const anna: User = {
  ...GUEST,
  id: 1,
  isAuth: true,
  phone: '+79161234567',
  confirmedPhone: '+79161234567',
  name: 'Анна',
  surname: 'Петрова',
  fullName: 'Анна Петрова',
  email: 'anna@mail.example',
}

const [line] = aFullCart().products as [FullCartLine]
const aCertificate = (certificate: CertificateType): FullCartLine => ({
  ...line,
  id: `gift-certificate-${certificate}-2`,
  name: 'Сертификат',
  certificate,
  isCertificate: true,
})
const [standard] = aFullCart().delivery as [CartDelivery]
const mailed: CartDelivery = {
  ...standard,
  typeId: 4,
  courierType: null,
  name: 'Электронный сертификат',
  description: 'Придёт письмом или сообщением',
  price: 0,
}
const cards = [{ id: 1, type: 'card' as const, online: true, name: 'Картой онлайн', description: '' }]

/** A bag of electronic certificates alone, and one with a ring. */
const ALONE: Partial<FullCartData> = {
  products: [aCertificate('electronic')],
  delivery: [mailed],
  onlyCertificates: true,
  onlyOnlineCertificates: true,
  availablePaymentMethods: cards,
}
const BESIDE: Partial<FullCartData> = { products: [line, aCertificate('electronic')], onlyOnlineCertificates: false }

async function shown(cart: Partial<FullCartData>, answers: Record<string, FakeAnswer> = {}) {
  const wire = fakeWire({
    'POST /cart/calculate': aFullCartAnswer(aFullCart(cart)),
    'GET /profile/addresses': { result: [] },
    'POST /order/create/v2': anOrderAnswer({ result: true, order: { id: '482', number: '482-07', paymentUrl: null } }),
    ...answers,
  })
  const context = { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' } as const
  const scope = scopeOf({ wire, values: [given($user, anna), given($location, aPlace()), given($context, context)] })
  await renderWith(<Checkout />, { scope, locale: 'ru', texts: { 'widget/checkout': texts } }, '/cart?step=checkout&section=delivery')
  const last = (path: string) => wire.sent.findLast((call) => call.path === path)?.body
  return { scope, wire, last, typist: userEvent.setup() }
}

const to = () => screen.findByRole('textbox', { name: 'Почта или телефон получателя' })
const ways = async () => within(await screen.findByRole('group', { name: 'Способ доставки' })).getAllByRole('radio')
const nextStep = () => screen.getByRole('button', { name: 'Далее: оплата' })
const keepDraft = (delivery: string) =>
  localStorage.setItem(savedOrderKey('ru'), writtenOf({ ...EMPTY, city_id: '1', delivery }, Date.now()))

async function placed(typist: ReturnType<typeof userEvent.setup>) {
  await typist.click(await screen.findByRole('checkbox', { name: /Даю согласие/ }))
  await typist.click(screen.getAllByRole('button', { name: /^(Оплатить|Оформить)/ }).at(-1) as HTMLElement)
}

beforeEach(() => localStorage.clear())

describe('electronic certificates alone', () => {
  test('have the online certificate and no address: an e-mail and words go with the order [checkout.certificate-type]', async () => {
    const { typist, last } = await shown(ALONE)
    const way = await ways()
    expect(way).toHaveLength(1)
    expect(way[0]).toBeChecked()
    expect(way[0]).toHaveAccessibleName(/Электронный сертификат/)
    expect(screen.queryByRole('combobox', { name: 'Адрес' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Москва/ })).not.toBeInTheDocument()
    await enter(typist, await to(), 'maria@mail.example')
    await enter(typist, screen.getByRole('textbox', { name: /Ваши слова/ }), 'С днём рождения!')
    await typist.click(nextStep())
    await placed(typist)
    await waitFor(() =>
      expect(last('/order/create/v2')).toMatchObject({
        delivery_method_id: 4,
        certificate_type: 'electronic',
        certificate_email: 'maria@mail.example',
        certificate_phone: null,
        certificate_message: 'С днём рождения!',
      }),
    )
    expect(last('/order/create/v2')).not.toHaveProperty('address')
  })

  test('go by text message to a phone', async () => {
    const { typist, last } = await shown(ALONE)
    await enter(typist, await to(), '+7 916 765-43-21')
    await typist.click(nextStep())
    await placed(typist)
    await waitFor(() => expect(last('/order/create/v2')).toMatchObject({ certificate_phone: '+79167654321', certificate_email: null }))
  })

  test.each([
    ['nobody', '', 'Укажите почту или телефон получателя'],
    ['the buyer', 'ANNA@mail.example', 'Нельзя отправить сертификат на свою почту'],
    ['half an address', 'maria@', 'Введите корректный адрес почты'],
  ])('for %s the step stays, with the reason at the field', async (_, typed, reason) => {
    const { typist } = await shown(ALONE)
    const field = await to()
    if (typed) await enter(typist, field, typed)
    await typist.click(nextStep())
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(reason)))
    expect(screen.queryByRole('radio', { name: /Картой онлайн/ })).not.toBeInTheDocument()
  })

  test('a refusal of the server comes back to the field', async () => {
    const errors = { certificate_email: 'SELF_MAIL_CERTIFICATE_SEND' as const }
    const { typist } = await shown(ALONE, { 'POST /order/create/v2': anOrderAnswer({ errors }) })
    await enter(typist, await to(), 'anna@work.example')
    await typist.click(nextStep())
    await placed(typist)
    expect(await to()).toHaveAccessibleDescription(expect.stringContaining('Нельзя отправить сертификат на свою почту'))
  })

  test('nobody else is asked to receive a parcel', async () => {
    const { typist } = await shown(ALONE)
    await to()
    await typist.click(screen.getByRole('button', { name: /^Изменить ?: контакты$/ }))
    await screen.findByRole('textbox', { name: 'Имя и фамилия' })
    expect(screen.queryByRole('checkbox', { name: /Это подарок/ })).not.toBeInTheDocument()
  })
})

describe('a certificate beside a parcel', () => {
  test('asks for its recipient beside the address of the courier', async () => {
    const { typist, last } = await shown(BESIDE)
    await enter(typist, await screen.findByRole('combobox', { name: 'Адрес' }), 'Лесная улица, 7')
    await enter(typist, await to(), 'maria@mail.example')
    await typist.click(nextStep())
    await placed(typist)
    await waitFor(() =>
      expect(last('/order/create/v2')).toMatchObject({
        delivery_method_id: 1,
        address: 'Лесная улица, 7',
        certificate_type: 'electronic',
        certificate_email: 'maria@mail.example',
      }),
    )
  })

  test('printed lies in the parcel and asks for nobody', async () => {
    const { typist, last } = await shown({ products: [line, aCertificate('printed')] })
    expect(await screen.findByText(/приедет в конверте вместе с заказом/)).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'Почта или телефон получателя' })).not.toBeInTheDocument()
    await enter(typist, screen.getByRole('combobox', { name: 'Адрес' }), 'Лесная улица, 7')
    await typist.click(nextStep())
    await placed(typist)
    await waitFor(() => expect(last('/order/create/v2')).toMatchObject({ certificate_type: 'printed' }))
    expect(last('/order/create/v2')).not.toHaveProperty('certificate_email')
  })
})

describe('a saved order with the online certificate', () => {
  test('keeps it while electronic certificates are alone', async () => {
    keepDraft('4:')
    await shown(ALONE)
    expect((await ways())[0]).toBeChecked()
    expect(screen.queryByRole('combobox', { name: 'Адрес' })).not.toBeInTheDocument()
  })

  test('falls back to the courier once a ring has joined [checkout.restored-certificate]', async () => {
    keepDraft('4:')
    await shown(BESIDE)
    expect(await screen.findByRole('combobox', { name: 'Адрес' })).toBeInTheDocument()
    const chosen = (await ways()).filter((way) => (way as HTMLInputElement).checked)
    expect(chosen.map((way) => (way as HTMLInputElement).value)).toStrictEqual(['1:standard'])
  })

  test('a ring that joins in another tab brings the courier, and leaves with it', async () => {
    let cart = aFullCart({ ...ALONE, version: 1 })
    const { scope } = await shown(ALONE, { 'POST /cart/calculate': () => aFullCartAnswer(cart) })
    await to()
    cart = aFullCart({ ...BESIDE, version: 2 })
    await act(() => allSettled(cartAnswered, { scope, params: cart }))
    expect(await screen.findByRole('combobox', { name: 'Адрес' })).toBeInTheDocument()
    expect(await to()).toBeInTheDocument()
    cart = aFullCart({ ...ALONE, version: 3 })
    await act(() => allSettled(cartAnswered, { scope, params: cart }))
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Адрес' })).not.toBeInTheDocument())
    expect((await ways())[0]).toBeChecked()
  })
})
