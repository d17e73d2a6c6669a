import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { fakeWire, offline, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderWith } from '@shop/testing/render-page'
import { PayLink } from './pay-link.tsx'
import { texts as ru } from '../texts/ru.ts'

const state = (status: 'pending' | 'paid' | 'expired') => ({
  result: true,
  payment: {
    orderId: '482',
    number: '482-0719',
    status,
    amount: 100_00,
    currency: 'RUB',
    methodId: 1,
    methodName: 'Картой онлайн',
    methods: [],
    payableUntil: status !== 'pending' ? null : '2026-11-18T11:36:00.000Z',
    canRetry: status === 'pending',
    message: null,
  },
})

async function show(answers: Record<string, FakeAnswer> = {}) {
  let [hidesPieces, key] = [false, 'k3v9']
  const wire = fakeWire({
    'POST /order/482/pay-link': ({ body }) => {
      hidesPieces = (body as { hidesPieces?: boolean }).hidesPieces ?? hidesPieces
      return { result: true, link: { key, hidesPieces } }
    },
    'DELETE /order/482/pay-link': () => {
      key = 'another'
      return { result: true }
    },
    'GET /order/482/payment': state('pending'),
    ...answers,
  })
  await renderWith(<PayLink orderId="482" />, { scope: fork({ handlers: wire.handlers }), texts: { 'widget/order-popup': ru } })
  return { wire, user: userEvent.setup() }
}
const address = (key: string) => `${location.host}/pay/${key}`

afterEach(() => jest.useRealTimers())

test('the owner copies the link, hides the pieces, withdraws it and makes another [payment.by-link]', async () => {
  const { user } = await show()
  expect(await screen.findByText(address('k3v9'))).toBeVisible()
  expect(screen.getByText(/Ссылка работает до/)).toHaveTextContent(ru.linkAfter)
  await user.click(screen.getByRole('button', { name: ru.linkCopy }))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/pay/k3v9`)
  await user.click(screen.getByRole('checkbox', { name: ru.linkHide }))
  expect(await screen.findByRole('checkbox', { name: ru.linkHide })).toBeChecked()
  await user.click(screen.getByRole('button', { name: ru.linkWithdraw }))
  expect(await screen.findByText(ru.linkWithdrawn)).toBeVisible()
  expect(screen.queryByText(address('k3v9'))).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: ru.linkNew }))
  expect(await screen.findByText(address('another'))).toBeVisible()
})

test('somebody pays while the owner looks: the popup says so by itself', async () => {
  jest.useFakeTimers()
  let status: 'pending' | 'paid' = 'pending'
  await show({ 'GET /order/482/payment': () => state(status) })
  expect(screen.getByText(address('k3v9'))).toBeVisible()
  status = 'paid'
  await act(() => jest.advanceTimersByTimeAsync(5_000))
  expect(screen.getByText(ru.linkPaidText)).toBeVisible()
  expect(screen.getByRole('link', { name: ru.linkToOrder })).toHaveAttribute('href', '/order-success/482')
})

test('the time runs out while the owner looks: the popup says what has become of the order [payment.link-limit-told]', async () => {
  jest.useFakeTimers()
  let status: 'pending' | 'expired' = 'pending'
  await show({ 'GET /order/482/payment': () => state(status) })
  status = 'expired'
  await act(() => jest.advanceTimersByTimeAsync(5_000))
  expect(screen.getByRole('heading', { name: ru.linkExpiredTitle })).toBeVisible()
  expect(screen.queryByText(address('k3v9'))).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: ru.linkToOrder })).toHaveAttribute('href', '/order-success/482')
})

test('the message with the link tells its limit by the clock of the shop [payment.link-limit-told]', async () => {
  const share = jest.fn(() => Promise.resolve())
  Object.assign(navigator, { share })
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: ru.linkSend }))
  Reflect.deleteProperty(navigator, 'share')
  const [sent] = share.mock.calls[0] as unknown as [{ text: string; url: string }]
  expect(sent.url).toBe(`${location.origin}/pay/k3v9`)
  expect(sent.text.replaceAll('\u00a0', ' ')).toMatch(/Ссылка работает до 18 ноября.*, 14:36 по Москве\./)
})

test('offline no link is made, and it can be tried again', async () => {
  let isOffline = true
  const { user } = await show({
    'POST /order/482/pay-link': () => {
      if (isOffline) throw offline()
      return { result: true, link: { key: 'k3v9', hidesPieces: false } }
    },
  })
  expect(await screen.findByRole('alert')).toBeVisible()
  isOffline = false
  await user.click(screen.getByRole('button', { name: ru.linkNew }))
  expect(await screen.findByText(address('k3v9'))).toBeVisible()
})
