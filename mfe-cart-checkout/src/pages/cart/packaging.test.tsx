import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FullCartData } from '@shop/contracts/cart/full-cart'
import { CARD_MAX } from '@shop/contracts/core/limits'
import { $isHydrated } from '@shop/session'
import { aFullCart, aFullCartAnswer } from '@shop/testing/builders'
import { fakeWire, offline } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import type { Wire } from '@shop/http'
import * as cart from './index.ts'
import { texts as ru } from './texts/ru.ts'

const base = aFullCart()
const bag = (changes: Partial<FullCartData> = {}) =>
  aFullCart({
    giftPack: { ...base.giftPack, available: true },
    festivePack: { ...base.festivePack, available: true, price: 490_00, name: 'Праздничная упаковка' },
    ...changes,
  })

interface PackBody {
  chosen: boolean
  postCard?: string
}

/** A server that keeps the box and the words. */
function aPackingServer() {
  let version = 1
  const answerTo = (box: 'giftPack' | 'festivePack', { chosen, postCard }: PackBody) => {
    version += 1
    const other = { giftPack: { ...bag().giftPack, chosen: false }, festivePack: { ...bag().festivePack, chosen: false } }
    return aFullCartAnswer(
      bag({ version, ...other, [box]: { ...bag()[box], chosen }, giftOptions: { postCard: chosen ? (postCard ?? null) : null } }),
    )
  }
  return {
    'POST /cart/gift-pack': ({ body }: Wire) => answerTo('giftPack', body as PackBody),
    'POST /cart/festive-pack': ({ body }: Wire) => answerTo('festivePack', body as PackBody),
    'POST /cart/price-tags': ({ body }: Wire) => aFullCartAnswer(bag({ version: ++version, deletePriceTags: (body as PackBody).chosen })),
  }
}

async function open(answers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire({
    'POST /cart/calculate': aFullCartAnswer(bag()),
    ...aPackingServer(),
    ...answers,
  })
  await renderPage(cart, '/cart', { wire, texts: { 'page/cart': ru }, values: [given($isHydrated, true)] })
  const sent = (path: string) => wire.sent.filter((one) => one.path === path).map(({ body }) => body)
  return { wire, sent, user: userEvent.setup() }
}
const packaging = () => screen.findByRole('region', { name: 'Упаковка' })

test('one box at a time is chosen, with its price, and the server keeps it [bag.gift-packaging]', async () => {
  const { sent, user } = await open()
  const section = await packaging()
  expect(within(section).getByRole('radio', { name: /Фирменный футляр/ })).toBeChecked()
  expect(within(section).queryByRole('textbox')).toBeNull()

  await act(() => user.click(within(section).getByRole('radio', { name: /Праздничная упаковка\s*490/ })))
  expect(sent('/cart/festive-pack')).toStrictEqual([{ chosen: true, postCard: '' }])
  expect(within(section).getByRole('radio', { name: /Праздничная/ })).toBeChecked()

  await act(() => user.click(within(section).getByRole('radio', { name: /Фирменный футляр/ })))
  expect(sent('/cart/gift-pack')).toStrictEqual([{ chosen: false, postCard: '' }])
  expect(within(section).getByRole('radio', { name: /Фирменный/ })).toBeChecked()
})

test('words on the card are counted, shown as they will look, kept when the field is left, and move to another box [checkout.words-kept]', async () => {
  const { sent, user } = await open()
  const section = await packaging()
  await act(() => user.click(within(section).getByRole('radio', { name: /Подарочная коробка/ })))
  const words = within(section).getByRole('textbox', { name: /Слова на открытке/ })
  await act(() => user.type(words, 'Маше'))
  expect(words).toHaveAccessibleDescription(`4/${CARD_MAX}`)
  expect(within(section).getAllByText('Маше')).toHaveLength(2)
  await act(() => user.tab())
  expect(sent('/cart/gift-pack').at(-1)).toStrictEqual({ chosen: true, postCard: 'Маше' })

  await act(() => user.click(within(section).getByRole('radio', { name: /Праздничная/ })))
  expect(sent('/cart/festive-pack').at(-1)).toStrictEqual({ chosen: true, postCard: 'Маше' })
  await act(() => user.click(within(section).getByRole('radio', { name: /Фирменный/ })))
  await act(() => user.click(within(section).getByRole('radio', { name: /Подарочная коробка/ })))
  expect(within(section).getByRole('textbox')).toHaveValue('Маше')
})

test('too many words are refused at the field, and not sent', async () => {
  const { sent, user } = await open()
  const section = await packaging()
  await act(() => user.click(within(section).getByRole('radio', { name: /Подарочная коробка/ })))
  await act(() => user.click(within(section).getByRole('textbox')))
  await act(() => user.paste('💍'.repeat(CARD_MAX + 1)))
  await act(() => user.tab())
  expect(within(section).getByRole('textbox')).toBeInvalid()
  expect(sent('/cart/gift-pack')).toHaveLength(1)
})

test('price tags are taken off, and a box that a lost connection keeps away is not shown as chosen', async () => {
  const { sent, user } = await open({ 'POST /cart/gift-pack': offline })
  const section = await packaging()
  await act(() => user.click(within(section).getByRole('checkbox', { name: 'Снять ценники' })))
  expect(sent('/cart/price-tags')).toStrictEqual([{ chosen: true }])
  await act(() => user.click(within(section).getByRole('radio', { name: /Подарочная коробка/ })))
  expect(within(section).getByRole('alert')).toHaveTextContent(/\S/)
  expect(within(section).getByRole('radio', { name: /Фирменный футляр/ })).toBeChecked()
})

test('certificates are not packed', async () => {
  await open({ 'POST /cart/calculate': aFullCartAnswer(bag({ giftPack: { ...base.giftPack, available: false } })) })
  await screen.findByRole('region', { name: 'Ваш заказ' })
  expect(screen.queryByRole('region', { name: 'Упаковка' })).toBeNull()
})
