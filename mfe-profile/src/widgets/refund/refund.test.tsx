import { act, screen } from '@testing-library/react'
import { allSettled, createStore, fork } from 'effector'
import { orderChanged } from '@shop/contracts/events/order-changed'
import { listenTo } from '@shop/events'
import { popupClosed, popupOpened } from '@shop/session'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts } from './texts/ru.ts'

const $changed = createStore<readonly string[]>([]).on(listenTo(orderChanged), (ids, { orderId }) => [...ids, orderId])

const open = async () => {
  const scope = fork()
  await allSettled(popupOpened, { scope, params: { owner: 'mfe-profile', widget: 'refund', props: { order: '4820719' } } })
  await renderWith(<Widget order="4820719" />, { scope, texts: { 'widget/refund': texts } })
  return scope
}

test('closing it reports the order as changed once', async () => {
  const scope = await open()
  expect(screen.getByRole('heading', { name: texts.title })).toBeVisible()
  expect(scope.getState($changed)).toStrictEqual([])
  await act(() => allSettled(popupClosed, { scope }))
  await act(() => allSettled(popupClosed, { scope }))
  expect(scope.getState($changed)).toStrictEqual(['4820719'])
})

test('being replaced by another popup does not report the order as changed', async () => {
  const scope = await open()
  await act(() => allSettled(popupOpened, { scope, params: { owner: 'mfe-landings', widget: 'care' } }))
  await act(() => allSettled(popupClosed, { scope }))
  expect(scope.getState($changed)).toStrictEqual([])
})
