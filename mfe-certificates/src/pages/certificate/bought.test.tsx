import { act } from 'react'
import { allSettled, fork } from 'effector'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DepositOrder } from '@shop/contracts/certificates/deposits'
import { PAUSES_MS, pauseFx } from '@shop/flows/payment'
import { aPhoto } from '@shop/testing/builders'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { handled } from '@shop/testing/given'
import { renderPage, renderWith } from '@shop/testing/render-page'
import * as certificate from './index.ts'
import { leaveFx } from './model/index.ts'
import { texts as ru } from './texts/ru.ts'

const { image_type: _, ...picture } = aPhoto({ base: 'certificates/silk' })
const anOrder = (changes: Partial<DepositOrder> = {}): { result: true; deposit: DepositOrder } => ({
  result: true,
  deposit: {
    depositId: '7K2M-9QXD',
    status: 'created',
    sum: 5_000_00,
    recipient: 'maria@example.com',
    sendDate: '28.11.2026',
    message: null,
    design: { id: 1, name: 'Шёлк', picture },
    recipientName: 'Марина',
    words: 'С днём рождения',
    ...changes,
  },
})
const PLACE = 'GET /order/deposits/7K2M-9QXD'

async function open(answers: Record<string, FakeAnswer>, step = '') {
  const wire = fakeWire(answers)
  const left = jest.fn()
  const paused = jest.fn()
  const scope = fork({
    handlers: [...wire.handlers, handled(leaveFx, left), handled(pauseFx, paused)],
  })
  await renderPage(certificate, `/certificate?deposit=7K2M-9QXD${step}`, { scope, texts: { 'page/certificate': ru } })
  return { sent: wire.sent, left, paused, user: userEvent.setup() }
}
const words = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')

afterEach(() => jest.useRealTimers())

test('polls until the payment is confirmed, then shows where the certificate is sent', async () => {
  let asked = 0
  const { sent, paused } = await open({ [PLACE]: () => (++asked < 3 ? anOrder() : anOrder({ status: 'active' })) })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Сертификат на 5.000.₽ оплачен/)
  expect(words()).toContain('Уже отправляем: maria@example.com. Номер — 7K2M-9QXD.')
  expect(paused.mock.calls.map(([ms]) => ms as number)).toStrictEqual(PAUSES_MS.slice(0, 2))
  expect(sent.map(({ path }) => path)).not.toContain('/deposits_design')
})

test('shows the purchased card with its greeting', async () => {
  await open({ [PLACE]: anOrder({ status: 'active' }) })
  const card = screen.getByRole('figure', { name: 'Ваш сертификат' })
  expect(card.textContent?.replaceAll('\u00a0', ' ')).toBe('ZLATA5 000 ₽МаринаС днём рождения')
  expect(card.querySelector('img')).toHaveAttribute('src', expect.stringContaining('certificates/silk'))
})

test('a scheduled certificate shows its send date', async () => {
  await open({ [PLACE]: anOrder({ status: 'paid' }) })
  expect(words()).toContain('Отправим 28 ноября 2026 в 10:00 по Москве')
})

test('shows a message if the bank does not respond within a minute, and can retry', async () => {
  let isBack = false
  const { user } = await open({ [PLACE]: () => anOrder(isBack ? { status: 'active' } : {}) })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Банк ещё не ответил')
  isBack = true
  await user.click(screen.getByRole('button', { name: 'Проверить ещё раз' }))
  expect(await screen.findByText(/Уже отправляем/)).toBeVisible()
})

test('an unpaid certificate opened from the profile is paid at once, and waits for no bank [payment.unpaid-at-once]', async () => {
  const { left, paused, user } = await open(
    { [PLACE]: anOrder(), 'POST /order/deposits/7K2M-9QXD/payment': { result: true, paymentUrl: 'https://pay.test/1' } },
    '&step=payment',
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Сертификат ждёт оплаты')
  expect(paused).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Оплатить' }))
  expect(left).toHaveBeenCalledWith('https://pay.test/1')
})

test('a declined payment shows the reason and can be retried', async () => {
  const { left, user } = await open({
    [PLACE]: anOrder({ message: 'На карте не хватило денег.' }),
    'POST /order/deposits/7K2M-9QXD/payment': { result: true, paymentUrl: 'https://pay.test/2' },
  })
  expect(words()).toContain('На карте не хватило денег.')
  await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }))
  expect(left).toHaveBeenCalledWith('https://pay.test/2')
})

test('another shopper’s certificate is not shown', async () => {
  await open({
    [PLACE]: () => {
      throw refuse(404, 'NOT_FOUND')
    },
  })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Такого заказа нет')
})

test('without a connection shows a message and can retry', async () => {
  let isBack = false
  const { user } = await open({
    [PLACE]: () => {
      if (!isBack) throw offline()
      return anOrder({ status: 'active' })
    },
  })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Не удалось получить данные сертификата')
  isBack = true
  await user.click(screen.getByRole('button', { name: 'Проверить ещё раз' }))
  expect(await screen.findByText(/Уже отправляем/)).toBeVisible()
})

test('a silent bank keeps the buyer for five seconds; then payment is offered again while the check goes on [payment.slow-bank]', async () => {
  jest.useFakeTimers()
  let isPaid = false
  const wire = fakeWire({ [PLACE]: () => anOrder(isPaid ? { status: 'active' } : {}) })
  const scope = fork({ handlers: [...wire.handlers, handled(leaveFx, () => {})] })
  void allSettled(certificate.opened, { scope, params: { deposit: '7K2M-9QXD', isBack: true } })
  await renderWith(<certificate.Page />, { scope, texts: { 'page/certificate': ru } }, '/certificate?deposit=7K2M-9QXD')
  await act(() => jest.advanceTimersByTimeAsync(4_900))
  expect(screen.queryByRole('button')).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Проверяем оплату')
  expect(screen.getByRole('button', { name: 'Вернуться к оплате' })).toBeVisible()
  expect(words()).toContain('Картой или через СБП')
  isPaid = true
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(words()).toContain('Уже отправляем')
})

test('a refused second payment of a paid certificate shows that it is paid [payment.never-twice]', async () => {
  let isPaid = false
  const { left, user } = await open({
    [PLACE]: () => anOrder(isPaid ? { status: 'active' } : { message: 'Банк отказал.' }),
    'POST /order/deposits/7K2M-9QXD/payment': () => {
      isPaid = true
      throw refuse(409, 'DEPOSIT_ORDER')
    },
  })
  await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }))
  expect(await screen.findByText(/Уже отправляем/)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(left).not.toHaveBeenCalled()
})

test('a canceled certificate does not say that it is paid', async () => {
  await open({ [PLACE]: anOrder({ status: 'cancelled' }) })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Сертификат отменён')
  expect(words()).not.toContain('оплачен')
})
