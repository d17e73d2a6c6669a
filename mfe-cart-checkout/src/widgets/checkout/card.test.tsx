import { allSettled } from 'effector'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { $context, $location, $user } from '@shop/session'
import { anOrderAnswer, aFullCart, aFullCartAnswer } from '@shop/testing/builders'
import { fakeWire } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { renderWith, scopeOf } from '@shop/testing/render-page'
import { restored, snapshotOf } from '#features/checkout/draft.ts'
import { Checkout } from './checkout.tsx'
import { texts } from './texts/ru.ts'

const PHONE = '+79161234567'
const anna: User = {
  ...GUEST,
  id: 1,
  isAuth: true,
  phone: PHONE,
  confirmedPhone: PHONE,
  name: 'Анна',
  surname: 'Петрова',
  fullName: 'Анна Петрова',
  email: 'anna@mail.example',
}
const HOME = { id: 1, address: 'Москва, Лесная, 7', apartment: '12', frontDoor: '', floor: '', houseCode: '', isMain: true, cityId: 1 }
const whole = aFullCart()
const boxed = aFullCart({ giftPack: { ...whole.giftPack, chosen: true } })

async function open(user: User = anna) {
  const wire = fakeWire({
    'POST /cart/calculate': aFullCartAnswer(boxed),
    'POST /cart/gift-pack': aFullCartAnswer(whole),
    'GET /profile/addresses': { result: [HOME] },
    'POST /order/create/v2': anOrderAnswer({ result: true, order: { id: '482', number: '482-07', paymentUrl: null } }),
  })
  const values = [
    given($user, user),
    given($location, aPlace()),
    given($context, { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' }),
  ]
  const scope = scopeOf({ wire, values })
  const show = () => renderWith(<Checkout />, { scope, locale: 'ru', texts: { 'widget/checkout': texts } }, '/cart?step=checkout')
  const sent = () => wire.sent.filter(({ path }) => path === '/order/create/v2').map(({ body }) => body)
  return { wire, scope, show, sent, typist: userEvent.setup() }
}

const card = () => screen.getAllByRole('textbox', { name: /Слова на открытке/ }).at(-1) as HTMLElement
const pay = async (typist: ReturnType<typeof userEvent.setup>) => {
  await typist.click(await screen.findByRole('checkbox', { name: /Даю согласие/ }))
  await typist.click(screen.getAllByRole('button', { name: /^Оплатить/ }).at(-1) as HTMLElement)
}

beforeEach(() => localStorage.clear())

test('the box is one choice of three, as in the bag, and shown before the server has answered [bag.gift-packaging]', async () => {
  const { show, typist, wire } = await open()
  await show()
  const radio = (name: RegExp) => screen.getAllByRole('radio', { name }).at(-1) as HTMLElement
  await waitFor(() => expect(radio(/Подарочная/)).toBeChecked())
  await typist.click(radio(/Фирменный футляр/))
  expect(wire.sent.find(({ path }) => path === '/cart/gift-pack')?.body).toMatchObject({ chosen: false })
  await waitFor(() => expect(radio(/Фирменный футляр/)).toBeChecked())
  expect(screen.queryByRole('textbox', { name: /Слова на открытке/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox', { name: /Подарочная/ })).not.toBeInTheDocument()
})

describe('words on the gift card belong to the order [checkout.words-kept]', () => {
  test('they are counted, and sent without any button of their own', async () => {
    const { show, sent, typist } = await open()
    await show()
    await typist.type(await waitFor(card), 'С днём рождения!')
    expect(card()).toHaveAccessibleDescription('16/300')
    expect(screen.queryByRole('button', { name: /Сохранить/ })).not.toBeInTheDocument()
    await pay(typist)
    await waitFor(() => expect(sent()).toMatchObject([{ postCard: 'С днём рождения!' }]))
  })

  test('an emoji of two units is one sign: 300 are sent, one more is refused', async () => {
    const { show, sent, typist } = await open()
    await show()
    await typist.click(await waitFor(card))
    await typist.paste('💍'.repeat(301))
    expect(card()).toHaveAccessibleDescription('Слишком много символов: 301/300')
    await pay(typist)
    expect(card()).toBeInvalid()
    expect(sent()).toStrictEqual([])
    await typist.clear(card())
    await typist.paste('💍'.repeat(300))
    expect(card()).toHaveAccessibleDescription('300/300')
    await typist.click(screen.getAllByRole('button', { name: /^Оплатить/ }).at(-1) as HTMLElement)
    await waitFor(() => expect(sent()).toMatchObject([{ postCard: '💍'.repeat(300) }]))
  })

  test('they survive a reload', async () => {
    const { show, typist } = await open()
    await show()
    await typist.type(await waitFor(card), 'Любимой')
    await typist.tab()
    document.body.replaceChildren()
    const again = await open()
    await again.show()
    await waitFor(() => expect(card()).toHaveValue('Любимой'))
  })

  test('they survive an update of the remote in the middle of typing', async () => {
    const { scope, show, typist } = await open()
    await show()
    await typist.type(await waitFor(card), 'Любим')
    const carried = JSON.parse(JSON.stringify(snapshotOf(scope))) as unknown
    document.body.replaceChildren()
    localStorage.clear()
    const again = await open()
    await allSettled(restored, { scope: again.scope, params: carried })
    await again.show()
    await waitFor(() => expect(card()).toHaveValue('Любим'))
  })

  test('too many are refused at the field, and nothing is sent', async () => {
    const { show, sent, typist } = await open()
    await show()
    await typist.click(await waitFor(card))
    await typist.paste('я'.repeat(301))
    await waitFor(() => expect(card()).toBeInvalid())
    await pay(typist)
    expect(sent()).toStrictEqual([])
  })
})

describe('a signed-in shopper may leave another number for the order [checkout.phone-confirmed]', () => {
  test('no code is asked, the field says what the number is for, and the order has it', async () => {
    const { show, sent, typist } = await open()
    await show()
    await typist.click(within(await screen.findByRole('region', { name: 'Контакты' })).getByRole('button'))
    const phone = await screen.findByRole('textbox', { name: 'Телефон' })
    await typist.clear(phone)
    await typist.type(phone, '9265550102')
    expect(screen.queryByRole('button', { name: 'Получить код' })).not.toBeInTheDocument()
    expect(phone).toHaveAccessibleDescription(texts.contactHint)
    await typist.click(screen.getByRole('button', { name: 'Далее: доставка' }))
    await typist.click(await screen.findByRole('button', { name: 'Далее: оплата' }))
    await pay(typist)
    await waitFor(() => expect(sent()).toMatchObject([{ phone: '+79265550102' }]))
  })
})
