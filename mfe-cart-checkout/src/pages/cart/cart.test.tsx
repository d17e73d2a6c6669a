import { allSettled, fork } from 'effector'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CartData, CartLine } from '@shop/contracts/cart/cart'
import { shopContext } from '@shop/contracts/shop/storefront'
import { GUEST } from '@shop/contracts/account/common-data'
import {
  $context,
  $favorites,
  $isHydrated,
  $popup,
  $toast,
  cartAnswered,
  commonDataAsked,
  favoritesRead,
  onlineChanged,
  userChanged,
} from '@shop/session'
import { aCart, aCartAnswer, aFullCart, aFullCartAnswer, aLine, EVERY_ROW, everySum, someChoices } from '@shop/testing/builders'
import { WidgetHost, type WidgetProps } from '@shop/routing'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { renderPage } from '@shop/testing/render-page'
import { rowsIn } from '@shop/testing/rows'
import * as cart from './index.ts'
import { texts as en } from './texts/en.ts'
import { phrase } from './texts/index.ts'
import { texts as ru } from './texts/ru.ts'
import { removalUndone } from '#features/bag/model/index.ts'
import { bonusesChosen } from '#features/checkout/model/paying/bonuses.ts'
import { linesAtRisk } from '#features/checkout/lost-bag.ts'
import { JEWELRY_BOX } from '#features/pictures/jewelry-box.ts'

const ring = aLine({
  id: 'ring',
  name: 'Кольцо «Аврора»',
  variant: 'размер\u00a016,5, 0,50\u00a0ct',
  characteristics: [{ name: 'Металл', value: 'Жёлтое золото' }],
})
const drops = aLine({
  id: 'drops',
  name: 'Серьги «Капля»',
  size: null,
  variant: '',
  quantity: 2,
  price: { initial: 2_500_00, final: 1_980_00, currency: 'RUB' },
  sum: 3_960_00,
})
const answer = (version: number, products: CartLine[]) => aCartAnswer(aCart({ version, products }))

const hydrated = [given($isHydrated, true)]

async function openCart(answers: Record<string, FakeAnswer>, path = '/cart') {
  const wire = fakeWire(answers)
  const { scope, address } = await renderPage(cart, path, { wire, texts: { 'page/cart': ru }, values: hydrated })
  return { scope, address, wire, user: userEvent.setup() }
}

const of = (products: CartLine[]) => ({ 'POST /cart/calculate': answer(1, products) })
/** What a person sees: the figures use unbreakable spaces. */
const seen = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')
const summary = () => screen.getByRole('region', { name: 'Ваш заказ' })

test('each line shows the piece, its size and stone weight, quantity and price', async () => {
  await openCart(of([ring, drops]))
  const [first, second] = screen.getAllByRole('listitem')
  expect(within(first as HTMLElement).getByRole('link', { name: 'Кольцо «Аврора»' })).toHaveAttribute(
    'href',
    '/catalog/rings/aurora-yellow',
  )
  expect(seen(first as HTMLElement)).toContain('Жёлтое золото, размер 16,5, 0,50 ct')
  expect(seen(first as HTMLElement)).toContain('5 990 ₽')
  expect(seen(second as HTMLElement)).toContain('5 000 ₽')
  expect(seen(second as HTMLElement)).toContain('3 960 ₽')
  expect(seen(second as HTMLElement)).toContain('по 1 980 ₽')
  expect(within(second as HTMLElement).getByRole('group', { name: 'Серьги «Капля»' })).toHaveTextContent('2')
})

test.each([
  ['a piece on sale alone', [drops], false],
  ['a piece at its full price beside one on sale', [ring, drops], true],
  ['a sold-out piece beside one on sale', [{ ...ring, maxQuantity: 0 }, drops], false],
])('bonuses are promised for what earns them: %s [bag.bonuses-promised]', async (_, lines, isPromised) => {
  await openCart(of(lines))
  expect(screen.queryByRole('button', { name: /бонусами/ }) !== null).toBe(isPromised)
})

test('a bag of sold-out pieces alone says that nothing can be bought, and shows no sums [bag.nothing-to-buy]', async () => {
  const { scope } = await openCart(of([{ ...ring, maxQuantity: 0 }]))
  expect(await screen.findByRole('heading', { name: /ничего не.купить/ })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Корзина$/)
  expect(screen.getByRole('link', { name: 'Кольцо «Аврора»' })).toBeVisible()
  expect(seen(document.body)).not.toMatch(/0 ₽|бесплатн|бонус|Оформить/)
  await act(() => allSettled(cartAnswered, { scope, params: aCart({ version: 9, products: [drops] }) }))
  expect(summary()).toBeVisible()
})

test('a bag that stayed in a session which ended is named, and comes back by one press [checkout.lost-bag-offered]', async () => {
  const { scope, wire, user } = await openCart({ ...of([ring, drops]), 'POST /cart/add': answer(11, [ring, drops]) })
  await act(() => allSettled(linesAtRisk, { scope, params: [ring, drops] }))
  expect(screen.queryByText('Сессия закончилась')).toBeNull()
  await act(() => allSettled(cartAnswered, { scope, params: aCart({ version: 10 }) }))
  expect(await screen.findByRole('heading', { name: 'Сессия закончилась' })).toBeVisible()
  expect(screen.getByText(/Кольцо «Аврора», Серьги «Капля»/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Вернуть украшения/ }))
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1))
  const sent = wire.sent.filter(({ path }) => path === '/cart/add').map(({ body }) => body)
  expect(sent).toMatchObject([
    { sku_id: 'ring', quantity: 1 },
    { sku_id: 'drops', quantity: 2 },
  ])
})

test('the delivery of all pieces is asked about with the sum that decides its price [delivery.price-one-rule]', async () => {
  const shown: WidgetProps[] = []
  const Host = (props: WidgetProps) => {
    shown.push(props)
    return null
  }
  const wire = fakeWire(of([ring, drops]))
  await renderPage(
    {
      ...cart,
      Page: () => (
        <WidgetHost value={Host}>
          <cart.Page />
        </WidgetHost>
      ),
    },
    '/cart',
    {
      wire,
      texts: { 'page/cart': ru },
      values: hydrated,
    },
  )
  expect(shown.findLast(({ widget }) => widget === 'promise')).toMatchObject({
    owner: 'mfe-catalog',
    props: { skus: ['ring', 'drops', 'drops'], sum: 9_950_00 },
  })
})

test('before a delivery is chosen its price is the one that the piece was promised [delivery.price-in-bag]', async () => {
  const rows = [{ kind: 'delivery', name: 'Доставка', sum: null, why: null, from: 390_00 }]
  await openCart({ 'POST /cart/calculate': aCartAnswer(aCart({ products: [ring], sums: { ...everySum(), rows } })) })
  expect(seen(summary())).toContain('курьером от 390 ₽')
  expect(seen(summary())).not.toContain('рассчитаем')
})

test.each([
  ['priced', 35_00, 'by courier $35', true],
  ['free', 0, 'free', false],
] as const)('abroad the total says whether delivery comes on top: %s [delivery.price-in-bag]', async (_, from, price, isBefore) => {
  const rows = [{ kind: 'delivery', name: 'Delivery', sum: null, why: null, from }]
  const wire = fakeWire({
    'POST /cart/calculate': aCartAnswer(
      aCart({ products: [ring], currency: 'USD', freeDeliveryFrom: null, sums: { ...everySum(), rows } }),
    ),
  })
  const values = [...hydrated, given($context, shopContext({ host: 'shop.com.localhost', cookies: { country: 'US' } }))]
  await renderPage(cart, '/cart', { wire, locale: 'en', texts: { 'page/cart': en }, values })
  expect(seen(document.body)).toContain(`Delivery${price}`)
  expect(screen.getAllByText(isBefore ? en.dueBefore : en.due)).not.toHaveLength(0)
  expect(screen.queryAllByText(isBefore ? en.due : en.dueBefore)).toHaveLength(0)
})

test('below the button the sum in four payments says each, and that nothing is added [bag.four-payments]', async () => {
  await openCart(of([ring, drops]))
  const line = await screen.findByRole('link', { name: /4\sплатежа по/ })
  expect(seen(line.parentElement as HTMLElement)).toBe('или 4 платежа по 2 487,50 ₽, всего 9 950 ₽, без переплаты')
})

test.each([
  ['a certificate', [aLine({ url: '/catalog/certificates/gift' })]],
  ['less than the bank splits', [aLine({ price: { initial: 950_00, final: 950_00, currency: 'RUB' }, sum: 950_00 })]],
] as const)('a bag with %s has no four payments', async (_, lines) => {
  await openCart(of([...lines]))
  expect(await screen.findAllByRole('link', { name: 'Оформить заказ' })).not.toHaveLength(0)
  expect(screen.queryByText(/4.платежа/)).not.toBeInTheDocument()
})

test('the totals add up', async () => {
  await openCart(of([ring, drops]))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Корзина3')
  expect(seen(summary())).toBe(
    'Ваш заказ3 украшения10 990 ₽Скидка на украшения−1 040 ₽ДоставкаДо бесплатной доставки ещё 5 050 ₽рассчитаем при оформленииК оплате без доставки9 950 ₽Ввести промокодВернём 2 % бонусамиДобавить сертификатОформить заказили 4 платежа по 2 487,50 ₽, всего 9 950 ₽, без переплаты',
  )
})

test('shows the rows of the server’s calculation, each under its own name [bag.same-sums]', async () => {
  await openCart({
    'POST /cart/calculate': aCartAnswer(
      aCart({ products: [ring, drops], sums: everySum(), choices: someChoices({ delivery_method_id: 1 }) }),
    ),
  })
  expect(rowsIn(summary())).toStrictEqual(EVERY_ROW)
})

test('while a change is pending, no sum is shown that only the server can tell', async () => {
  const { user } = await openCart({
    'POST /cart/calculate': aCartAnswer(aCart({ products: [ring, drops], sums: everySum() })),
    'POST /cart/update': later().answer,
  })
  await user.click(screen.getByRole('button', { name: /^Увеличить: Кольцо «Аврора»/ }))
  expect(rowsIn(summary()).at(-1)).toBe('К оплате считаем…')
  expect(rowsIn(summary()).at(0)).toBe('4 украшения 16 980 ₽')
})

test('bonuses spent in their popup change the total at once', async () => {
  const { scope } = await openCart({
    'POST /cart/calculate': ({ body }) =>
      (body as { spend_bonuses?: boolean }).spend_bonuses
        ? aFullCartAnswer(
            aFullCart({
              version: 2,
              bonuses: { balance: 5_460_00, available: 1_790_00, spent: 1_790_00, earned: 0 },
              dueSum: 4_200_00,
            }),
          )
        : answer(1, [ring]),
  })
  expect(rowsIn(summary()).at(-1)).toBe('К оплате без доставки 5 990 ₽')
  await act(() => allSettled(userChanged, { scope, params: { ...GUEST, id: 1, isAuth: true } }))
  expect(screen.getByRole('button', { name: 'Списать бонусы' })).toBeVisible()
  await act(() => allSettled(bonusesChosen, { scope, params: true }))
  expect(rowsIn(summary())).toContain('Бонусы −1 790 ₽')
  expect(rowsIn(summary()).at(-1)).toBe('К оплате 4 200 ₽')
  expect(screen.getByRole('button', { name: 'Изменить бонусы' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Списать бонусы' })).not.toBeInTheDocument()
})

test.each(['Убрать', 'В избранное', 'Отложить'])(
  'the second press of a double click on "%s" does nothing [bag.double-click-one-line]',
  async (act) => {
    const { wire } = await openCart(of([ring, drops]))
    const sentBefore = wire.sent.length
    fireEvent.click(screen.getByRole('button', { name: `${act}: Серьги «Капля»` }), { detail: 2 })
    expect(screen.getByRole('button', { name: `${act}: Серьги «Капля»` })).toBeInTheDocument()
    expect(wire.sent).toHaveLength(sentBefore)
  },
)

describe('the code field [bag.one-code-field]', () => {
  const promo = aFullCart({ version: 2, sums: everySum() })

  test('comes with the focus when it is wanted, and applies what is typed', async () => {
    const { user, wire } = await openCart({ ...of([ring]), 'POST /cart/promocode/apply': aFullCartAnswer(promo) })
    await user.click(screen.getByRole('button', { name: 'Ввести промокод' }))
    const field = await screen.findByRole('textbox', { name: 'Промокод или сертификат' })
    expect(field).toHaveFocus()
    await user.keyboard('welcome10{Enter}')
    expect(wire.sent.at(-1)).toMatchObject({ path: '/cart/promocode/apply', body: { code: 'welcome10' } })
    await waitFor(() => expect(rowsIn(summary()).at(-1)).toBe('К оплате 17 780 ₽'))
    expect(screen.getByRole('textbox', { name: 'Промокод или сертификат' })).toHaveValue('')
  })

  test('has its link until it is there [bag.code-field-at-once]', async () => {
    const { user } = await openCart(of([ring]))
    const seenTogether: boolean[] = []
    const link = () => screen.queryByRole('button', { name: 'Ввести промокод' })
    const field = () => screen.queryByRole('textbox', { name: 'Промокод или сертификат' })
    const observer = new MutationObserver(() => seenTogether.push((link() === null) === (field() === null)))
    observer.observe(document.body, { childList: true, subtree: true })
    await user.click(screen.getByRole('button', { name: 'Ввести промокод' }))
    await waitFor(() => expect(field()).toHaveFocus())
    observer.disconnect()
    expect(seenTogether).not.toContain(true)
  })

  test('a code that is taken but beaten by another one is no error: its row says why', async () => {
    const certificateError = { code: 'PROMOCODE_NOT_APPLIED', message: 'Скидки не складываются, ЗИМА10 выгоднее' } as const
    const { user } = await openCart({
      ...of([ring]),
      'POST /cart/promocode/apply': aFullCartAnswer(aFullCart({ version: 2, certificateError }), {
        result: true,
        error: certificateError.code,
      }),
    })
    await user.click(screen.getByRole('button', { name: 'Ввести промокод' }))
    await user.type(await screen.findByRole('textbox', { name: 'Промокод или сертификат' }), 'FIRST15{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Промокод или сертификат' })).toHaveValue(''))
    expect(screen.getByRole('textbox', { name: 'Промокод или сертификат' })).not.toBeInvalid()
  })

  test('says why a code is refused, and keeps it', async () => {
    const certificateError = { code: 'PROMOCODE_NOT_FOUND', message: 'Такого промокода нет' } as const
    const { user } = await openCart({
      ...of([ring]),
      'POST /cart/promocode/apply': aFullCartAnswer(aFullCart({ version: 2, certificateError }), {
        result: false,
        error: certificateError.code,
      }),
    })
    await user.click(screen.getByRole('button', { name: 'Ввести промокод' }))
    const field = await screen.findByRole('textbox', { name: 'Промокод или сертификат' })
    await user.keyboard('nonsense')
    await user.click(screen.getByRole('button', { name: 'Применить' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('Такого промокода нет'))
    expect(field).toHaveValue('nonsense')
  })

  const rows = everySum().rows.map((row) =>
    row.name === 'Промокод WELCOME10' ? { ...row, code: { kind: 'promocode' as const, code: 'WELCOME10' } } : row,
  )

  test('a code is taken off where it stands, in its row of the sums [bag.code-listed-once]', async () => {
    const { user, wire } = await openCart({
      'POST /cart/calculate': aCartAnswer(aCart({ products: [ring], sums: { ...everySum(), rows } })),
      'POST /cart/promocode/remove': aFullCartAnswer(aFullCart({ version: 2 })),
    })
    await user.click(await screen.findByRole('button', { name: 'Убрать WELCOME10' }))
    expect(wire.sent.at(-1)).toMatchObject({ path: '/cart/promocode/remove', body: { code: 'WELCOME10' } })
    await waitFor(() => expect(screen.queryByText('Промокод WELCOME10')).not.toBeInTheDocument())
  })
})

describe('certificates', () => {
  const gift = { code: '7K2M-9QXD', name: 'Подарочный сертификат 7K2M-9QXD', balance: 5_000_00 }

  test('adds one in its popup', async () => {
    const { scope, user } = await openCart(of([ring]))
    await user.click(screen.getByRole('button', { name: 'Добавить сертификат' }))
    expect(scope.getState($popup)).toStrictEqual({ owner: 'mfe-certificates', widget: 'certificate', props: { place: 'bag' } })
    await act(() => allSettled(cartAnswered, { scope, params: aCart({ version: 2, products: [ring], deposits: [gift] }) }))
    expect(await screen.findByText(/^Сертификат добавлен/)).toHaveTextContent('Сертификат добавлен, 5 000 ₽7K2M-9QXD')
  })

  test('an added one is taken off where it is shown', async () => {
    const { user, wire } = await openCart({
      'POST /cart/calculate': aCartAnswer(aCart({ products: [ring], deposits: [gift] })),
      'POST /cart/deposit/remove': aFullCartAnswer(aFullCart({ version: 2 })),
    })
    await user.click(screen.getByRole('button', { name: /^Убрать ?: Подарочный сертификат 7K2M-9QXD$/ }))
    expect(wire.sent.at(-1)).toMatchObject({ body: { code: '7K2M-9QXD' } })
    expect(screen.queryByText(/^Сертификат добавлен/)).not.toBeInTheDocument()
  })

  test('one that cannot be taken off stays, and says why', async () => {
    const { user } = await openCart({
      'POST /cart/calculate': aCartAnswer(aCart({ products: [ring], deposits: [gift] })),
      'POST /cart/deposit/remove': offline,
    })
    await user.click(screen.getByRole('button', { name: /^Убрать ?: Подарочный/ }))
    expect(await screen.findByText(/^Неизвестная ошибка/)).toBeVisible()
    expect(screen.getByText(/^Сертификат добавлен/)).toBeVisible()
  })

  test('one of the account pays by one tap, by its number alone [bag.own-certificates] [bag.code-in-any-call]', async () => {
    const { user, wire } = await openCart({
      'POST /cart/calculate': ({ body }) =>
        (body as { code?: string }).code
          ? aCartAnswer(aCart({ version: 2, products: [ring], deposits: [gift], sums: everySum() }))
          : aCartAnswer(aCart({ products: [ring], ownDeposits: [gift] })),
    })
    expect(seen(summary())).toContain('Ваш сертификат, 5 000 ₽')
    await user.click(screen.getByRole('button', { name: /^Списать ?: Подарочный сертификат 7K2M-9QXD$/ }))
    expect(wire.sent.at(-1)).toMatchObject({ path: '/cart/calculate', body: { code: '7K2M-9QXD' } })
    expect(rowsIn(summary()).at(-1)).toBe('К оплате 17 780 ₽')
    expect(screen.queryByRole('button', { name: /^Списать ?: / })).not.toBeInTheDocument()
  })

  test('one that is refused says why', async () => {
    const { user } = await openCart({
      'POST /cart/calculate': ({ body }) =>
        aCartAnswer(
          aCart({ products: [ring], ownDeposits: [gift] }),
          (body as { code?: string }).code ? { result: false, error: 'CERTIFICATE_NOT_FOUND', message: null } : {},
        ),
    })
    await user.click(screen.getByRole('button', { name: /^Списать ?: Подарочный сертификат 7K2M-9QXD$/ }))
    expect(await screen.findByText('Сертификат не найден')).toBeVisible()
  })
})

test('offers no certificates outside Russia', async () => {
  await openCart({ 'POST /cart/calculate': aCartAnswer(aCart({ products: [ring], currency: 'AED' })) })
  expect(screen.queryByRole('button', { name: /сертификат/i })).not.toBeInTheDocument()
})

test('the free delivery threshold comes from the server', async () => {
  await openCart({ 'POST /cart/calculate': aCartAnswer(aCart({ products: [ring], freeDeliveryFrom: 5_000_00 })) })
  expect(seen(summary())).toContain('Доставкабесплатно')
})

test('plus updates line and totals at once, then the response replaces them', async () => {
  const { user, wire } = await openCart({ ...of([ring]), 'POST /cart/update': answer(2, [{ ...ring, quantity: 2, sum: 11_980_00 }]) })
  await user.click(screen.getByRole('button', { name: /^Увеличить: Кольцо «Аврора»/ }))
  expect(seen(summary())).toContain('2 украшения11 980 ₽')
  await waitFor(() => expect(wire.sent.at(-1)).toMatchObject({ path: '/cart/update', body: { sku_id: 'ring', quantity: 2 } }))
  expect(seen(summary())).toContain('К оплате без доставки11 980 ₽')
})

test('the quantity is limited by the stock', async () => {
  await openCart(of([{ ...ring, quantity: 2, maxQuantity: 2, sum: 11_980_00 }]))
  expect(screen.getByRole('button', { name: /^Увеличить: Кольцо «Аврора»/ })).toBeDisabled()
  expect(screen.getByText('Осталось 2')).toBeVisible()
})

test('removing a line shows a toast and keeps the focus in the list', async () => {
  const { user, scope } = await openCart({ ...of([ring, drops]), 'POST /cart/remove': answer(2, [drops]) })
  await user.click(screen.getByRole('button', { name: /^Убрать: Кольцо «Аврора»/ }))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('list', { name: 'Корзина' })).toHaveFocus()
  const toast = scope.getState($toast)
  expect(toast).toMatchObject({ text: phrase('removed', { name: 'Кольцо «Аврора»' }), action: { label: phrase('undo') } })
})

test.each([
  ['a heart is set, and Undo takes it back', [], [ring.itemId], []],
  ['a heart that was there stays, after Undo too', [ring.itemId], [ring.itemId], [ring.itemId]],
])('a line goes to the favorites: %s [bag.moved-to-favorites]', async (_, before, moved, after) => {
  const { user, scope } = await openCart({
    ...of([ring, drops]),
    'POST /cart/remove': answer(2, [drops]),
    'POST /cart/update': answer(3, [ring, drops]),
  })
  await act(() => allSettled(favoritesRead, { scope, params: before }))
  await user.click(screen.getByRole('button', { name: /^В избранное: Кольцо «Аврора»/ }))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(scope.getState($favorites)).toStrictEqual(moved)
  expect(scope.getState($toast)?.text).toStrictEqual(phrase('moved', { name: 'Кольцо «Аврора»' }))

  await act(() => allSettled(removalUndone, { scope }))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(scope.getState($favorites)).toStrictEqual(after)
})

test('a sold-out line has a note, no stepper, and is excluded from totals', async () => {
  await openCart(of([ring, aLine({ id: 'sold', name: 'Брошь', maxQuantity: 0 })]))
  const sold = screen.getAllByRole('listitem')[1] as HTMLElement
  expect(within(sold).getByRole('status')).toHaveTextContent('Раскупили, пока украшение лежало в корзине')
  expect(within(sold).queryByRole('group')).not.toBeInTheDocument()
  expect(seen(summary())).toContain('1 украшение5 990 ₽')
})

test.each<[string, FakeAnswer]>([
  [
    'text of a refusal',
    () => {
      throw refuse(409, 'SOLD_OUT', 'Осталась одна штука')
    },
  ],
  ['message of an answer', aCartAnswer(aCart({ version: 2, products: [ring] }), { error: 'ONLY_LEFT', message: 'Осталась одна штука' })],
])('the line shows the %s [bag.error-text]', async (_, refused) => {
  const { user } = await openCart({ ...of([ring]), 'POST /cart/update': refused })
  await user.click(screen.getByRole('button', { name: /^Увеличить: Кольцо «Аврора»/ }))
  expect(await screen.findByText('Осталась одна штука')).toBeVisible()
  expect(screen.getByRole('group', { name: /^Кольцо «Аврора»/ })).toHaveTextContent('1')
})

test('an error of the whole bag stands above the button, also one with a code that is newer than the page [errors.newer-code]', async () => {
  const cartError = { code: 'NEWER_THAN_THE_PAGE' as 'SOLD_OUT', message: 'Нет в наличии' }
  await openCart({ 'POST /cart/calculate': aCartAnswer(aCart({ products: [ring], cartError })) })
  expect(within(summary()).getByText('Нет в наличии')).toBeVisible()
  expect(screen.getByRole('group', { name: /^Кольцо «Аврора»/ })).toBeVisible()
})

test('offline, keeps the new quantity and shows that it is unsent', async () => {
  let isBack = false
  const { user, wire } = await openCart({
    ...of([ring]),
    'POST /cart/update': () => {
      if (!isBack) throw offline()
      return answer(2, [{ ...ring, quantity: 2, sum: 11_980_00 }])
    },
  })
  await user.click(screen.getByRole('button', { name: /^Увеличить: Кольцо «Аврора»/ }))
  await user.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText(/Отправим изменения/)).toBeVisible()
  expect(screen.getByRole('group', { name: /^Кольцо «Аврора»/ })).toHaveTextContent('2')
  expect(screen.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled()
  isBack = true
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(screen.queryByText(/Отправим изменения/)).not.toBeInTheDocument())
  expect(wire.sent.filter(({ path }) => path === '/cart/update')).toHaveLength(3)
})

test.each([
  ['one more', /^Увеличить: Кольцо/, 'POST /cart/update', [{ ...ring, quantity: 2, sum: 11_980_00 }]],
  ['the last line', /^Убрать: Кольцо/, 'POST /cart/remove', []],
] as const)(
  '%s that the server did not take is told, and sent again once it answers [bag.unsent-sent-again]',
  async (_, button, call, then) => {
    let isBack = false
    const health = () => Promise.resolve({ ok: true, json: () => Promise.resolve({ api: isBack ? 'ready' : 'away' }) } as Response)
    jest.spyOn(globalThis, 'fetch').mockImplementation(health)
    const { user, wire } = await openCart({
      ...of([ring]),
      [call]: () => {
        if (!isBack) throw refuse(503, 'SERVER_BUSY')
        return answer(2, [...then])
      },
    })
    await user.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByText(/Магазин пока не отвечает/)).toBeVisible()
    isBack = true
    act(() => void globalThis.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(/Магазин пока не отвечает/)).toBeNull())
    expect(wire.sent.filter(({ path }) => call.endsWith(path))).toHaveLength(2)
  },
)

test('an empty bag links to the catalog', async () => {
  await openCart(of([]))
  expect(screen.getByRole('heading', { name: 'В корзине пока пусто' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'В каталог' })).toHaveAttribute('href', '/catalog')
})

test.each([
  ['recalls what was looked at, above what others buy', '31.11', ['recently-viewed', 'bestsellers']],
  ['has bestsellers alone where nothing was looked at', null, ['bestsellers']],
] as const)('an empty bag %s [bag.empty-recalls]', async (_, viewed, rows) => {
  if (viewed) localStorage.setItem('viewed:ru', viewed)
  const Host = ({ widget, props }: WidgetProps) => <section aria-label={widget}>{JSON.stringify(props)}</section>
  const Page = () => (
    <WidgetHost value={Host}>
      <cart.Page />
    </WidgetHost>
  )
  const wire = fakeWire(of([]))
  await renderPage({ ...cart, Page }, '/cart', { wire, texts: { 'page/cart': ru }, values: hydrated })
  await screen.findByRole('region', { name: 'bestsellers' })
  expect(screen.getAllByRole('region').map((row) => row.getAttribute('aria-label'))).toStrictEqual(rows)
  // What was looked at does not stand among what others buy as well.
  expect(screen.getByRole('region', { name: 'bestsellers' })).toHaveTextContent(JSON.stringify({ except: viewed ? [31, 11] : [] }))
  localStorage.removeItem('viewed:ru')
})

describe('an unpaid order', () => {
  const unpaidOrder = { id: '4820719', number: '482-0719', payableUntil: new Date(Date.now() + 20 * 60_000).toISOString() }

  test.each([
    ['an empty bag', []],
    ['a bag with pieces', [ring]],
  ])('%s links to its payment', async (_, products) => {
    await openCart({ 'POST /cart/calculate': aCartAnswer(aCart({ products, unpaidOrder })) })
    expect(screen.getByText(/^Заказ 482-0719 ждёт оплаты/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Оплатить заказ 482-0719' })).toHaveAttribute('href', '/payment?order=4820719&step=payment')
  })

  test('is not shown when there is none', async () => {
    await openCart(of([]))
    expect(screen.queryByText(/ждёт оплаты/)).not.toBeInTheDocument()
  })
})

test('shows skeletons of the bag’s size while it loads [screen.no-layout-shift]', async () => {
  await renderPage(cart, '/cart', { texts: { 'page/cart': ru } })
  expect(screen.getByRole('status')).toHaveTextContent('Открываем корзину…')
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})

test('a bag that failed to load can be retried', async () => {
  let calls = 0
  const { user } = await openCart({
    'POST /cart/calculate': () => {
      if (++calls === 1) throw offline()
      return answer(1, [ring])
    },
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Корзина не загрузилась')
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('link', { name: 'Кольцо «Аврора»' })).toBeVisible()
})

test('checkout opens from a link and replaces the bag at the same URL', async () => {
  const { user, address } = await openCart(of([ring]))
  await user.click(screen.getByRole('link', { name: 'Оформить заказ' }))
  expect(address()).toBe('/cart?step=checkout')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Оформление')
  expect(screen.queryByRole('region', { name: 'Ваш заказ' })).not.toBeInTheDocument()
})

describe('the step is remembered in the cookie activeStep [checkout.active-step-cookie]', () => {
  /** How the browser came to its document. */
  const documentCameBy = (type: NavigationTimingType, path: string) =>
    jest
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type, name: `http://shop.ru.localhost${path}` } as PerformanceNavigationTiming])

  afterEach(() => {
    document.cookie = 'activeStep=; Path=/; Max-Age=0'
    jest.restoreAllMocks()
  })

  test.each<[string, { remembered: string; by: [NavigationTimingType, string]; path: string; expected: string }]>([
    [
      '/cart opens the bag even after a checkout was left',
      { remembered: 'checkout', by: ['navigate', '/cart'], path: '/cart', expected: '/cart' },
    ],
    [
      'the icon opens the bag in a document that was reloaded elsewhere',
      { remembered: 'checkout', by: ['reload', '/catalog'], path: '/cart', expected: '/cart' },
    ],
    ['a reload restores the checkout', { remembered: 'checkout', by: ['reload', '/cart'], path: '/cart', expected: '/cart?step=checkout' }],
    [
      'a reload of the bag named in the address stays there',
      { remembered: 'checkout', by: ['reload', '/cart?step=cart'], path: '/cart?step=cart', expected: '/cart?step=cart' },
    ],
    ['a reload of the bag stays there', { remembered: 'cart', by: ['reload', '/cart'], path: '/cart', expected: '/cart' }],
    ['a payment step is never restored', { remembered: 'payment', by: ['reload', '/cart'], path: '/cart', expected: '/cart' }],
  ])('%s', async (_, { remembered, by, path, expected }) => {
    document.cookie = `activeStep=${remembered}; Path=/`
    documentCameBy(...by)
    const { address } = await openCart(of([ring]), path)
    await waitFor(() => expect(address()).toBe(expected))
    expect(document.cookie).toContain(expected.endsWith('checkout') ? 'activeStep=checkout' : 'activeStep=cart')
  })

  test('Back from a placed order finds the bag, not the steps of its checkout', async () => {
    const { address } = await openCart(of([]), '/cart?step=checkout&section=delivery')
    await waitFor(() => expect(address()).toBe('/cart'))
  })

  test('an order that is being placed empties the bag and leads on by itself', async () => {
    const { scope, address } = await openCart(of([ring]), '/cart?step=checkout&section=payment')
    await act(() => allSettled(cartAnswered, { scope, params: aCart({ version: 2, products: [] }) }))
    expect(address()).toBe('/cart?step=checkout&section=payment')
  })

  test('the bag offers to continue an unfinished checkout', async () => {
    document.cookie = 'activeStep=checkout; Path=/'
    const { user, address } = await openCart(of([ring]))
    await user.click(await screen.findByRole('link', { name: 'Продолжить оформление' }))
    expect(address()).toBe('/cart?step=checkout')
    expect(document.cookie).toContain('activeStep=checkout')
  })

  test('a bag without an unfinished checkout offers to start one', async () => {
    await openCart(of([ring]))
    expect(screen.getByRole('link', { name: 'Оформить заказ' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Продолжить оформление' })).not.toBeInTheDocument()
  })

  test('an empty bag at the checkout step shows the bag [checkout.empty-cart]', async () => {
    await openCart(of([]), '/cart?step=checkout')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Корзина')
    expect(screen.getByRole('heading', { name: 'В корзине пока пусто' })).toBeVisible()
  })
})

test('below the minimum order the page shows the missing amount [bag.minimum-order-of-server]', async () => {
  await openCart({ 'POST /cart/calculate': aCartAnswer(aCart({ products: [ring], minimumOrder: 6_000_00 })) })
  expect(seen(summary())).toContain('Минимальный заказ — 6 000 ₽. Добавьте украшений ещё на 10 ₽.')
  expect(screen.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled()
})

test('on phones a checkout button is always there: the bar shows unless the button of the summary is whole on screen [bag.checkout-in-view]', async () => {
  let tell: (entry: object) => void = () => {}
  let watched: Element | null = null
  const observer = jest.fn((callback: (entries: object[]) => void) => {
    tell = (entry) => callback([entry])
    return { observe: (element: Element) => (watched = element), disconnect: () => {} }
  })
  Object.assign(globalThis, { IntersectionObserver: observer })
  // Below a smaller bag a row is watched for as well.
  await openCart(of([ring, drops, aLine({ id: 'chain' })]))
  const bar = () => screen.getByText('Оформить').closest('[inert]')
  expect(bar()).not.toBeNull()
  expect(watched).toContainElement(screen.getByRole('link', { name: 'Оформить заказ' }))
  // Ratio: below the window; its upper edge in it; whole; above the window.
  for (const [intersectionRatio, isShown] of [
    [0, true],
    [0.3, true],
    [1, false],
    [0, true],
  ] as const) {
    act(() => tell({ intersectionRatio }))
    expect([intersectionRatio, bar() === null]).toStrictEqual([intersectionRatio, isShown])
  }
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

test('translates the bag to English', async () => {
  const wire = fakeWire(of([drops]))
  await renderPage(cart, '/cart', { wire, locale: 'en', texts: { 'page/cart': en }, values: hydrated })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bag2')
  expect(screen.getByText('2 pieces')).toBeVisible()
})

test('reloads the bag after reconnecting', async () => {
  let isBack = false
  const { scope } = await openCart({
    'POST /cart/calculate': () => {
      if (!isBack) throw offline()
      return answer(1, [ring])
    },
  })
  isBack = true
  await act(async () => {
    await allSettled(onlineChanged, { scope, params: false })
    await allSettled(onlineChanged, { scope, params: true })
  })
  expect(screen.getByRole('link', { name: 'Кольцо «Аврора»' })).toBeVisible()
})

describe('in a new document', () => {
  const opened = async (answers: Record<string, FakeAnswer>) => {
    const wire = fakeWire(answers)
    const scope = fork({ handlers: wire.handlers })
    await allSettled(cart.opened, { scope, params: { step: 'cart', isNamed: false, isSection: false } })
    const before = wire.sent.length
    await allSettled(commonDataAsked, { scope, params: { path: '/cart' } })
    return { before, after: wire.sent.map(({ path }) => path) }
  }
  const common = (cartData: CartData | null) => ({
    user: GUEST,
    location: aPlace(),
    currency: 'RUB',
    cartData,
    menu: [],
  })

  test('requests nothing before hydration and reads the bag from common_data', async () => {
    expect(await opened({ 'POST /pd/frontend/common_data': common(aCart({ products: [ring] })) })).toStrictEqual({
      before: 0,
      after: ['/pd/frontend/common_data'],
    })
  })

  test.each([
    ['who has no session yet', common(null)],
    [
      'whose common_data failed',
      () => {
        throw offline()
      },
    ],
  ])('requests the bag of a shopper %s', async (_, answered) => {
    const { after } = await opened({ ...of([]), 'POST /pd/frontend/common_data': answered })
    expect(after).toStrictEqual(['/pd/frontend/common_data', '/cart/calculate'])
  })
})

test('the empty-bag picture exists in the picture index', () => {
  const index = jest.requireActual<{ pictures: Record<string, { base: string }> }>('../../../../api/pictures/index.json')
  expect(index.pictures['accessories/jewelry-box-yellow-3']).toMatchObject(JEWELRY_BOX)
})

test('reads the step from the URL; anything else is the bag [checkout.step-names]', () => {
  const addresses = ['?step=checkout', '?step=checkout&section=delivery', '?step=cart', '?step=payment', '', '?step=%E0%A4%A']
  expect(addresses.map((search) => cart.url({ search }))).toStrictEqual([
    { step: 'checkout', isNamed: true, isSection: false },
    { step: 'checkout', isNamed: true, isSection: true },
    { step: 'cart', isNamed: true, isSection: false },
    { step: 'cart', isNamed: false, isSection: false },
    { step: 'cart', isNamed: false, isSection: false },
    { step: 'cart', isNamed: false, isSection: false },
  ])
})

describe('a better combination of codes, bonuses and certificates', () => {
  const best = {
    saving: 1_240_00,
    why: 'Промокод ЗИМА10 и бонусы на 5 460 ₽',
    rows: [
      { kind: 'due', name: 'ЗИМА10', sum: 16_540_00, why: null },
      { kind: 'due', name: 'Без промокода', sum: 17_780_00, why: null },
    ],
  }
  const offered = aCartAnswer(aCart({ version: 1, products: [ring], sums: { ...everySum(), best } }))
  const applied = aFullCartAnswer(aFullCart({ version: 2, products: [], dueSum: 16_540_00, sums: { ...everySum(), dueSum: 16_540_00 } }))

  test('is offered with what it saves and all that was compared, and one tap applies it [bag.best-combination]', async () => {
    const { scope, wire, user } = await openCart({ 'POST /cart/calculate': offered, 'POST /cart/best/apply': applied })
    const offer = screen.getByRole('region', { name: /^Сэкономить ещё\s1\s240/ })
    expect(offer).toHaveTextContent(best.why)
    await act(() => user.click(within(offer).getByText('Что ещё сравнили')))
    expect(within(offer).getByText('Без промокода').parentElement).toHaveTextContent('17 780 ₽')

    await act(() => user.click(within(offer).getByRole('button', { name: 'Применить' })))
    expect(wire.sent.filter(({ path }) => path === '/cart/best/apply')).toHaveLength(1)
    expect(offer).not.toBeInTheDocument()
    expect(scope.getState($toast)?.text).toStrictEqual(phrase('bestApplied', { sum: '16 540 ₽'.replaceAll(' ', '\u00a0') }))
  })

  test('stays with the reason when it could not be applied', async () => {
    const { user } = await openCart({ 'POST /cart/calculate': offered, 'POST /cart/best/apply': offline })
    const offer = screen.getByRole('region', { name: /^Сэкономить ещё\s1\s240/ })
    await act(() => user.click(within(offer).getByRole('button', { name: 'Применить' })))
    expect(within(offer).getByRole('alert')).toHaveTextContent(/\S/)
  })

  test('is not offered for certificates of the account alone, which have a button of their own', async () => {
    const none = aCartAnswer(aCart({ version: 1, products: [ring], sums: { ...everySum(), best: { ...best, saving: 0 } } }))
    await openCart({ 'POST /cart/calculate': none })
    expect(screen.queryByText(/Сэкономить/)).toBeNull()
  })
})
