import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Alert } from '@shop/contracts/account/alerts'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import type { SavedCard } from '@shop/contracts/orders/payment/saved-cards'
import type { SavedSearch } from '@shop/contracts/account/saved-searches'
import type { ListedAddress } from '@shop/contracts/account/saved-addresses'
import type { SavedSizes, SizesAnswer } from '@shop/contracts/account/saved-sizes'
import { shopContext } from '@shop/contracts/shop/storefront'
import { TOPICS, type SubscriptionChange, type Subscriptions } from '@shop/contracts/marketing/subscriptions'
import { $context, $toast, $user } from '@shop/session'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import { allSettled } from 'effector'
import { act } from 'react'
import * as profile from './index.ts'
import { phrase } from './texts/index.ts'
import { texts as ru } from './texts/ru.ts'

// Whole forms in jsdom are slow on a busy machine.
jest.setTimeout(30_000)

const anna: User = { ...GUEST, id: 1, name: 'Анна', surname: 'Петрова', isAuth: true, phone: '+79000000001' }
const personal = {
  id: 1,
  phone: anna.phone,
  email: 'anna@mail.example',
  name: 'Анна',
  surname: 'Петрова',
  birthday: null,
  canChangeBirthday: true,
  isSubscribed: false,
  isEmailConfirmed: true,
}
const HOME: ListedAddress = {
  id: 1,
  address: 'Москва, Лесная улица, 7',
  apartment: '12',
  frontDoor: '1',
  floor: '',
  houseCode: '',
  isMain: true,
}
const OFFICE: ListedAddress = { ...HOME, id: 2, address: 'Москва, Цветной бульвар, 15', apartment: '', frontDoor: '', isMain: false }

const choice = (value: string, label = value) => ({ value, label })
const CHOICES: SizesAnswer['choices'] = {
  ring: [choice('16.5', '16,5'), choice('17')],
  bracelet: [choice('17cm', '17 см')],
  chain: [choice('45cm', '45 см')],
}
const MOTHER: SavedSizes = { id: 7, name: 'Мама', ring: choice('17'), bracelet: null, chain: null }

const none = { given: false, at: null }
const subscribed = (changes: Partial<Subscriptions> = {}): Subscriptions => ({
  mail: false,
  sms: false,
  email: 'anna@mail.example',
  phone: '+79000000001',
  isEmailConfirmed: true,
  topics: TOPICS.map((topic) => ({ topic, mail: none, sms: none, push: none })),
  ...changes,
})
const RINGS: SavedSearch = { id: 3, name: 'Кольца', url: '/catalog/rings', createdAt: '2020-11-18T11:02:00.000Z', tells: true }
const WAITING: Alert = {
  id: 5,
  kind: 'price',
  name: 'Кольцо «Аврора»',
  url: '/catalog/rings/aurora',
  variant: '',
  price: { final: 84_900_00, currency: 'RUB' },
  email: 'anna@mail.example',
  isConfirmed: false,
  photo: null,
}

async function open(section: string, answers: Record<string, FakeAnswer>) {
  const wire = fakeWire({
    'POST /pd/frontend/common_data': () => {
      throw offline()
    },
    'GET /profile/info': { result: personal },
    'GET /profile/addresses': { result: [] },
    'GET /profile/cards': { result: [] },
    'GET /profile/sizes': { result: [], choices: CHOICES },
    'GET /profile/subscriptions': { result: subscribed() },
    'GET /profile/searches': { result: [] },
    'GET /profile/alerts': { result: [] },
    ...answers,
  })
  const context = shopContext({ host: 'shop.ru.localhost', cookies: {} })
  const { scope } = await renderPage(profile, `/profile?section=${section}`, {
    wire,
    locale: 'ru',
    texts: { 'page/profile': ru },
    values: [given($user, anna), given($context, context)],
  })
  const sentTo = (place: string) => wire.sent.filter((call) => `${call.method} ${call.path}` === place).map(({ body }) => body)
  const isDirty = () => scope.getState(profile.$dirty)
  return { scope, sentTo, isDirty, user: userEvent.setup() }
}
const part = (name: string) => screen.findByRole('region', { name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const box = (name: string) => screen.getByRole('textbox', { name })
const seen = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')

describe('addresses', () => {
  const openAddresses = async (answers: Record<string, FakeAnswer>) => {
    const page = await open('personalData', answers)
    const section = await part('Адреса доставки')
    await waitFor(() => expect(within(section).queryByRole('status')).not.toBeInTheDocument())
    return { ...page, section }
  }

  test('an empty section explains addresses, and the first one can be added', async () => {
    const { section, user, sentTo, isDirty, scope } = await openAddresses({ 'POST /profile/addresses': { result: [HOME] } })
    expect(section).toHaveTextContent('Сохраните адрес')
    await user.click(button('Добавить адрес'))
    expect(box('Город, улица, дом')).toHaveFocus()
    expect(isDirty()).toBe(false)
    await user.type(box('Город, улица, дом'), HOME.address)
    await user.type(box('Квартира'), '12')
    await user.type(box('Подъезд'), '1')
    expect(isDirty()).toBe(true)
    await user.click(within(section).getByRole('button', { name: 'Сохранить' }))
    const { id: _, isMain: __, ...fields } = HOME
    expect(sentTo('POST /profile/addresses')).toStrictEqual([fields])
    expect(await screen.findByText('основной')).toBeVisible()
    expect(seen(section)).toContain('квартира 12, подъезд 1')
    expect(button('Добавить адрес')).toHaveFocus()
    expect(scope.getState($toast)?.text).toStrictEqual(phrase('saved'))
    expect(isDirty()).toBe(false)
  })

  test('an address without a house number shows an error at its field and is not sent', async () => {
    const { section, user, sentTo } = await openAddresses({})
    await user.click(button('Добавить адрес'))
    await user.type(box('Город, улица, дом'), 'Лесная улица')
    await user.click(within(section).getByRole('button', { name: 'Сохранить' }))
    expect(box('Город, улица, дом')).toHaveAccessibleDescription('Укажите дом')
    expect(sentTo('POST /profile/addresses')).toStrictEqual([])
  })

  test('an address is edited in place; canceling restores the focus', async () => {
    const { user, sentTo, isDirty } = await openAddresses({
      'GET /profile/addresses': { result: [HOME, OFFICE] },
      'POST /profile/addresses/2': { result: [HOME, { ...OFFICE, floor: '9' }] },
    })
    await user.click(button(`Изменить: ${OFFICE.address}`))
    expect(box('Город, улица, дом')).toHaveValue(OFFICE.address)
    await user.type(box('Этаж'), '9')
    await user.click(button('Отменить'))
    expect(button(`Изменить: ${OFFICE.address}`)).toHaveFocus()
    expect(isDirty()).toBe(false)
    await user.click(button(`Изменить: ${OFFICE.address}`))
    await user.type(box('Этаж'), '9{Enter}')
    const { id: _, isMain: __, ...fields } = OFFICE
    expect(sentTo('POST /profile/addresses/2')).toStrictEqual([{ ...fields, floor: '9' }])
    expect(await screen.findByText('этаж 9')).toBeVisible()
  })

  test('another address can be made the main one', async () => {
    const { user } = await openAddresses({
      'GET /profile/addresses': { result: [HOME, OFFICE] },
      'POST /profile/addresses/2/main': {
        result: [
          { ...OFFICE, isMain: true },
          { ...HOME, isMain: false },
        ],
      },
    })
    await user.click(button(`Сделать основным: ${OFFICE.address}`))
    expect(await screen.findByRole('button', { name: `Сделать основным: ${HOME.address}` })).toBeVisible()
  })

  test('an address is removed, and Undo restores it unchanged', async () => {
    const { scope, user, sentTo, isDirty } = await openAddresses({
      'GET /profile/addresses': { result: [HOME, OFFICE] },
      'DELETE /profile/addresses/1': { result: [{ ...OFFICE, isMain: true }] },
      'POST /profile/addresses': { result: [{ ...HOME, id: 3 }, OFFICE] },
    })
    await user.click(button(`Удалить: ${HOME.address}`))
    await waitFor(() => expect(screen.queryByText(HOME.address)).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { name: 'Адреса доставки' })).toHaveFocus()
    const toast = scope.getState($toast)
    expect(toast?.text).toStrictEqual(phrase('addressRemoved'))
    expect(isDirty()).toBe(true)
    await act(() => allSettled(toast?.action?.chosen as never, { scope }))
    const { id: _, ...fields } = HOME
    expect(sentTo('POST /profile/addresses')).toStrictEqual([fields])
    expect(await screen.findByText(HOME.address)).toBeVisible()
    expect(isDirty()).toBe(false)
  })

  test('removing an address already removed in another tab reloads the list', async () => {
    let reads = 0
    const { user } = await openAddresses({
      'GET /profile/addresses': () => ({ result: ++reads === 1 ? [HOME, OFFICE] : [HOME] }),
    })
    await user.click(button(`Удалить: ${OFFICE.address}`))
    await waitFor(() => expect(screen.queryByText(OFFICE.address)).not.toBeInTheDocument())
  })

  test('a failed save keeps typed input and shows the reason above the form', async () => {
    const { section, user } = await openAddresses({
      'POST /profile/addresses': () => {
        throw offline()
      },
    })
    await user.click(button('Добавить адрес'))
    await user.type(box('Город, улица, дом'), HOME.address)
    await user.click(within(section).getByRole('button', { name: 'Сохранить' }))
    expect(await within(section).findByRole('alert')).toHaveTextContent('Нет ответа от сервера')
    expect(box('Город, улица, дом')).toHaveValue(HOME.address)
  })

  test('addresses that failed to load leave the rest of the section intact', async () => {
    const { section } = await openAddresses({
      'GET /profile/addresses': () => {
        throw offline()
      },
    })
    expect(within(section).getByRole('button', { name: 'Повторить' })).toBeVisible()
    expect(box('Имя')).toBeVisible()
  })
})

describe('sizes', () => {
  const openSizes = async (answers: Record<string, FakeAnswer>) => {
    const page = await open('personalData', answers)
    await screen.findByRole('button', { name: 'Добавить размеры близких' })
    return { ...page, section: await part('Размеры') }
  }

  test('another person’s sizes are saved under their name', async () => {
    const { section, user, sentTo, isDirty } = await openSizes({
      'POST /profile/sizes': { result: [MOTHER], choices: CHOICES },
    })
    await user.click(button('Добавить размеры близких'))
    expect(box('Чьи размеры')).toHaveFocus()
    await user.type(box('Чьи размеры'), 'Мама')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Кольцо' }), '17')
    expect(isDirty()).toBe(true)
    await user.click(within(section).getByRole('button', { name: 'Сохранить' }))
    expect(sentTo('POST /profile/sizes')).toStrictEqual([{ name: 'Мама', ring: '17', bracelet: null, chain: null }])
    expect(await screen.findByText('кольцо 17')).toBeVisible()
    expect(isDirty()).toBe(false)
  })

  test('the shopper’s own sizes need no name and are added once', async () => {
    const mine = { id: 8, name: null, ring: null, bracelet: choice('17cm', '17 см'), chain: null }
    const { section, user, sentTo } = await openSizes({ 'POST /profile/sizes': { result: [mine], choices: CHOICES } })
    await user.click(button('Добавить мои размеры'))
    expect(screen.queryByRole('textbox', { name: 'Чьи размеры' })).not.toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Браслет' }), '17cm')
    await user.click(within(section).getByRole('button', { name: 'Сохранить' }))
    expect(sentTo('POST /profile/sizes')).toStrictEqual([{ name: null, ring: null, bracelet: '17cm', chain: null }])
    expect(await screen.findByText('Мои размеры')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Добавить мои размеры' })).not.toBeInTheDocument()
  })

  test('require a name and at least one size', async () => {
    const { section, user, sentTo } = await openSizes({})
    await user.click(button('Добавить размеры близких'))
    await user.click(within(section).getByRole('button', { name: 'Сохранить' }))
    expect(box('Чьи размеры')).toHaveAccessibleDescription('Укажите имя')
    expect(within(section).getByText('Выберите хотя бы один размер')).toBeVisible()
    expect(sentTo('POST /profile/sizes')).toStrictEqual([])
  })

  test('a duplicate name shows an error at its field', async () => {
    const refusal = {
      ...refuse(400, 'WRONG_FORM_DATA'),
      refusal: { result: false, code: 'WRONG_FORM_DATA', error: '', errors: { name: 'NAME_TAKEN' } },
    }
    const { section, user } = await openSizes({
      'POST /profile/sizes': () => {
        throw refusal
      },
    })
    await user.click(button('Добавить размеры близких'))
    await user.type(box('Чьи размеры'), 'Мама')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Кольцо' }), '17')
    await user.click(within(section).getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(box('Чьи размеры')).toHaveAccessibleDescription('Такое имя уже есть в списке'))
  })

  test('a size no longer sold can be kept', async () => {
    const old = { ...MOTHER, ring: choice('15', '15') }
    const { user, sentTo } = await openSizes({
      'GET /profile/sizes': { result: [old], choices: CHOICES },
      'POST /profile/sizes/7': { result: [old], choices: CHOICES },
    })
    await user.click(button('Изменить: Мама'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Цепь' }), '45cm')
    await user.type(box('Чьи размеры'), '{Enter}')
    expect(sentTo('POST /profile/sizes/7')).toStrictEqual([{ name: 'Мама', ring: '15', bracelet: null, chain: '45cm' }])
  })

  test('sizes are removed, and Undo restores them', async () => {
    const { scope, user, sentTo } = await openSizes({
      'GET /profile/sizes': { result: [MOTHER], choices: CHOICES },
      'DELETE /profile/sizes/7': { result: [], choices: CHOICES },
      'POST /profile/sizes': { result: [MOTHER], choices: CHOICES },
    })
    await user.click(button('Удалить: Мама'))
    await waitFor(() => expect(screen.queryByText('Мама')).not.toBeInTheDocument())
    await act(() => allSettled(scope.getState($toast)?.action?.chosen as never, { scope }))
    expect(sentTo('POST /profile/sizes')).toStrictEqual([{ name: 'Мама', ring: '17', bracelet: null, chain: null }])
  })
})

describe('subscriptions', () => {
  const group = (name: string) => screen.findByRole('group', { name })
  const answering = ({ body }: { body?: unknown }) => {
    const { changes } = body as { changes: SubscriptionChange[] }
    const topics = subscribed().topics.map((known) => ({
      ...known,
      ...Object.fromEntries(
        changes.filter(({ topic }) => topic === known.topic).map(({ channel, given: isGiven }) => [channel, { given: isGiven, at: null }]),
      ),
    }))
    return { result: subscribed({ topics }), message: 'Подписка изменена' }
  }

  test('a checkbox sends its consent immediately and updates optimistically', async () => {
    const answer = later<object>()
    const { scope, user, sentTo, isDirty } = await open('subscriptionsData', { 'POST /profile/subscriptions': answer.answer })
    const offers = within(await group('Скидки и предложения'))
    await user.click(offers.getByRole('checkbox', { name: 'СМС' }))
    const changes = [{ topic: 'offers', channel: 'sms', given: true }]
    expect(sentTo('POST /profile/subscriptions')).toStrictEqual([{ changes }])
    expect(offers.getByRole('checkbox', { name: 'СМС' })).toBeChecked()
    expect(isDirty()).toBe(true)
    await act(async () => answer.resolve(answering({ body: { changes } })))
    await waitFor(() => expect(scope.getState($toast)?.text).toBe('Подписка изменена'))
    expect(isDirty()).toBe(false)
  })

  test('choices made during a pending request are sent together after it', async () => {
    const answer = later<object>()
    let calls = 0
    const { user, sentTo } = await open('subscriptionsData', {
      'POST /profile/subscriptions': (wire) => (++calls === 1 ? answer.answer() : answering(wire)),
    })
    const events = within(await group('Встречи в магазинах'))
    for (const name of ['Письма', 'СМС']) await user.click(events.getByRole('checkbox', { name }))
    await user.click(within(await group('Скидки и предложения')).getByRole('checkbox', { name: 'СМС' }))
    expect(sentTo('POST /profile/subscriptions')).toHaveLength(1)
    const first = { topic: 'events', channel: 'mail', given: true } as const
    await act(async () => answer.resolve(answering({ body: { changes: [first] } })))
    await waitFor(() => expect(sentTo('POST /profile/subscriptions')).toHaveLength(2))
    expect(sentTo('POST /profile/subscriptions')[1]).toStrictEqual({
      changes: [
        { topic: 'events', channel: 'sms', given: true },
        { topic: 'offers', channel: 'sms', given: true },
      ],
    })
  })

  test('push, which sends nothing, is offered to nobody, and can be taken back by who has agreed to it [marketing.no-idle-channel]', async () => {
    const topics = subscribed().topics.map((one) => (one.topic === 'events' ? { ...one, push: { given: true, at: null } } : one))
    const { user, sentTo } = await open('subscriptionsData', {
      'GET /profile/subscriptions': { result: subscribed({ topics }) },
      'POST /profile/subscriptions': answering,
    })
    const boxes = await screen.findAllByRole('checkbox', { name: 'Push' })
    expect(boxes).toHaveLength(1)
    await user.click(boxes[0] as HTMLElement)
    expect(sentTo('POST /profile/subscriptions')).toStrictEqual([{ changes: [{ topic: 'events', channel: 'push', given: false }] }])
  })

  test('a failed save reverts the checkbox and shows the reason', async () => {
    const { user } = await open('subscriptionsData', {
      'POST /profile/subscriptions': () => {
        throw offline()
      },
    })
    const offers = within(await group('Скидки и предложения'))
    await user.click(offers.getByRole('checkbox', { name: 'Письма' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет ответа от сервера')
    expect(offers.getByRole('checkbox', { name: 'Письма' })).not.toBeChecked()
  })

  test.each([
    [{ isEmailConfirmed: false }, 'подтвердите почту anna@mail.example'],
    [{ email: null, isEmailConfirmed: false }, 'укажите почту'],
  ])('the newsletter requires a confirmed email: %j', async (changes, words) => {
    await open('subscriptionsData', { 'GET /profile/subscriptions': { result: subscribed(changes) } })
    const offers = within(await group('Скидки и предложения'))
    expect(offers.getByRole('checkbox', { name: 'Письма' })).toBeDisabled()
    expect(offers.getByRole('checkbox', { name: 'СМС' })).toBeEnabled()
    expect(screen.getByText(new RegExp(words))).toBeVisible()
    expect(screen.getByRole('link', { name: 'Открыть личные данные' })).toHaveAttribute('href', '/profile?section=personalData')
  })

  test('a given consent shows its date and can be withdrawn at any time', async () => {
    const [news, ...rest] = subscribed().topics
    const topics = [{ ...(news as (typeof rest)[0]), mail: { given: true, at: '2020-11-18T11:02:00.000Z' } }, ...rest]
    await open('subscriptionsData', { 'GET /profile/subscriptions': { result: subscribed({ isEmailConfirmed: false, topics }) } })
    const group_ = await group('Новинки и коллекции')
    expect(within(group_).getByRole('checkbox', { name: 'Письма' })).toBeEnabled()
    expect(seen(group_)).toContain('Вы согласились: Письма — 18 ноября 2020')
  })

  test('a section that failed to load can be retried', async () => {
    let calls = 0
    const { user } = await open('subscriptionsData', {
      'GET /profile/subscriptions': () => {
        if (++calls === 1) throw offline()
        return { result: subscribed() }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Повторить' }))
    expect(await group('Новинки и коллекции')).toBeVisible()
  })
})

describe('saved searches', () => {
  test('link to their results and can be renamed', async () => {
    const { user, isDirty } = await open('subscriptionsData', {
      'GET /profile/searches': { result: [RINGS] },
      'POST /profile/searches/3': ({ body }) => ({ result: [{ ...RINGS, ...(body as object) }] }),
    })
    expect(await screen.findByRole('link', { name: 'Кольца' })).toHaveAttribute('href', '/catalog/rings')
    await user.click(button('Переименовать: Кольца'))
    expect(box('Название поиска')).toHaveFocus()
    await user.clear(box('Название поиска'))
    expect(isDirty()).toBe(true)
    await user.type(box('Название поиска'), '{Enter}')
    expect(box('Название поиска')).toHaveAccessibleDescription('Укажите имя')
    await user.type(box('Название поиска'), 'Золото{Enter}')
    expect(await screen.findByRole('link', { name: 'Золото' })).toBeVisible()
    expect(isDirty()).toBe(false)
  })

  test('are muted immediately, and unmuted if the save fails', async () => {
    const answer = later<object>()
    const { user, sentTo } = await open('subscriptionsData', {
      'GET /profile/searches': { result: [RINGS] },
      'POST /profile/searches/3': answer.answer,
    })
    const tells = () => screen.getByRole('checkbox', { name: /Писать о новых украшениях/ })
    await screen.findByRole('link', { name: 'Кольца' })
    await user.click(tells())
    expect(tells()).not.toBeChecked()
    expect(sentTo('POST /profile/searches/3')).toStrictEqual([{ tells: false }])
    await act(async () => answer.reject(offline()))
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет ответа от сервера')
    expect(tells()).toBeChecked()
  })

  test('are removed, and Undo saves them again', async () => {
    const { scope, user, sentTo } = await open('subscriptionsData', {
      'GET /profile/searches': { result: [RINGS] },
      'DELETE /profile/searches/3': { result: [] },
      'POST /profile/searches': { result: [RINGS] },
    })
    await user.click(await screen.findByRole('button', { name: 'Удалить: Кольца' }))
    expect(await screen.findByText('Здесь будут поиски, которые вы сохраните.')).toBeVisible()
    await act(() => allSettled(scope.getState($toast)?.action?.chosen as never, { scope }))
    expect(sentTo('POST /profile/searches')).toStrictEqual([{ url: '/catalog/rings', name: 'Кольца' }])
    expect(await screen.findByRole('link', { name: 'Кольца' })).toBeVisible()
  })
})

test('alerts show their subject and channel and can be removed', async () => {
  const size: Alert = { ...WAITING, id: 6, kind: 'stock', name: 'Кольцо «Канат»', variant: 'размер 17', price: null, isConfirmed: true }
  const sized: Alert = { ...WAITING, id: 7, variant: 'размер 17' }
  const { user } = await open('subscriptionsData', {
    'GET /profile/alerts': { result: [WAITING, size, sized] },
    'DELETE /profile/alerts/5': { result: [size] },
  })
  const section = await part('Сообщить о цене и наличии')
  const [price, stock, priceOfSize] = await within(section).findAllByRole('listitem')
  expect(seen(price as HTMLElement)).toContain('Напишем, когда станет дешевле 84 900 ₽Подтвердите по ссылке из письма')
  expect(seen(stock as HTMLElement)).toContain('Напишем, когда появится размер 17На anna@mail.example')
  expect(seen(priceOfSize as HTMLElement)).toContain('Напишем, когда размер 17 станет дешевле 84 900 ₽')
  await user.click(within(price as HTMLElement).getByRole('button', { name: 'Удалить: Кольцо «Аврора»' }))
  await waitFor(() => expect(screen.queryByText('Кольцо «Аврора»')).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { name: 'Сообщить о цене и наличии' })).toHaveFocus()
})

test('unsaved personal data delays an update', async () => {
  const { user, isDirty } = await open('personalData', { 'POST /profile/update': { result: { ...personal, name: 'Анна Мария' } } })
  await user.type(await screen.findByRole('textbox', { name: 'Имя' }), ' Мария')
  expect(isDirty()).toBe(true)
  const [save] = screen.getAllByRole('button', { name: 'Сохранить' })
  await user.click(save as HTMLElement)
  await waitFor(() => expect(isDirty()).toBe(false))
})

test('a pending email code delays an update', async () => {
  const code = { login: personal.email, method: 'email', sent: true, resendIn: 60, expiresIn: 300, codeLength: 4, methods: ['email'] }
  const { user, isDirty } = await open('personalData', {
    'GET /profile/info': { result: { ...personal, isEmailConfirmed: false } },
    'POST /profile/email/send_code': { result: true, code },
    'POST /profile/email/confirm': { result: personal },
  })
  await user.click(await screen.findByRole('button', { name: 'Получить код на почту' }))
  const field = await screen.findByRole('textbox', { name: 'Код из письма' })
  expect(isDirty()).toBe(true)
  await user.type(field, '4821')
  await waitFor(() => expect(isDirty()).toBe(false))
})

test('subscriptions opened while an email code is checked follow its confirmation', async () => {
  const code = { login: personal.email, method: 'email', sent: true, resendIn: 60, expiresIn: 300, codeLength: 4, methods: ['email'] }
  const checked = later<object>()
  let isEmailConfirmed = false
  const { user } = await open('personalData', {
    'GET /profile/info': { result: { ...personal, isEmailConfirmed } },
    'POST /profile/email/send_code': { result: true, code },
    'POST /profile/email/confirm': checked.answer,
    'GET /profile/subscriptions': () => ({ result: subscribed({ isEmailConfirmed }) }),
  })
  await user.click(await screen.findByRole('button', { name: 'Получить код на почту' }))
  await user.type(await screen.findByRole('textbox', { name: 'Код из письма' }), '4821')
  await user.click(screen.getByRole('link', { name: 'Подписки и уведомления' }))
  const [offersByMail] = await screen.findAllByRole('checkbox', { name: 'Письма' })
  expect(offersByMail).toBeDisabled()
  isEmailConfirmed = true
  checked.resolve({ result: personal })
  await waitFor(() => expect(offersByMail).toBeEnabled())
})

describe('saved cards', () => {
  const VISA: SavedCard = { id: 7, brand: 'Visa', last4: '4242', expires: '2028-04', isExpired: false, currency: 'RUB' }
  const MIR: SavedCard = { id: 8, brand: 'Mir', last4: '0004', expires: '2020-01', isExpired: true, currency: 'RUB' }

  test('are told by their last digits and their month, and one is removed after a question [payment.card-removed]', async () => {
    const { user, sentTo, scope } = await open('personalData', {
      'GET /profile/cards': { result: [VISA, MIR] },
      'DELETE /profile/cards/7': { result: [MIR] },
    })
    const section = await part('Сохранённые карты')
    await waitFor(() => expect(within(section).getAllByRole('listitem').map(seen)).toHaveLength(2))
    const [visa, mir] = within(section).getAllByRole('listitem')
    expect(visa && seen(visa)).toMatch(/^Visa •• 4242до 04\/28/)
    expect(mir && seen(mir)).toMatch(/^Мир •• 0004до 01\/20, срок вышел/)
    await user.click(button(/^Удалить: Visa/))
    expect(sentTo('DELETE /profile/cards/7')).toHaveLength(0)
    await user.click(button('Оставить'))
    await user.click(button(/^Удалить: Visa/))
    await user.click(within(screen.getByRole('group', { name: /^Удалить карту Visa/ })).getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(1))
    expect(sentTo('DELETE /profile/cards/7')).toHaveLength(1)
    expect(scope.getState($toast)?.text).toStrictEqual(phrase('cardRemoved'))
    expect(within(section).getByRole('heading', { name: 'Сохранённые карты' })).toHaveFocus()
  })

  test('without one the section says how a card gets here', async () => {
    await open('personalData', {})
    expect(await within(await part('Сохранённые карты')).findByText(/Отметьте «Запомнить карту»/)).toBeVisible()
  })
})
