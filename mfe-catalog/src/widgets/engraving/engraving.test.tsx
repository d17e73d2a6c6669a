import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { $popup, popupOpened } from '@shop/session'
import { cards } from '@shop/testing/builders'
import { fakeWire, later, offline } from '@shop/testing/fake-wire'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as ru } from './texts/ru.ts'

async function show(answer: () => unknown) {
  const wire = fakeWire({ 'GET /pd/frontend/bestsellers': answer })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(popupOpened, { scope, params: { owner: 'mfe-catalog', widget: 'engraving' } })
  await renderWith(<Widget />, { scope, texts: { 'widget/engraving': ru } })
  return { wire, scope, user: userEvent.setup() }
}

test('the popup shows its title and pieces whose links close it', async () => {
  const { scope, user } = await show(() => ({ products: cards(1) }))
  expect(screen.getByRole('heading', { name: ru.title })).toBeInTheDocument()
  await user.click(screen.getByRole('link'))
  expect(scope.getState($popup)).toBeNull()
})

test('only the title is shown while loading', async () => {
  await show(later().answer)
  expect(screen.getByRole('heading', { name: ru.title })).toBeInTheDocument()
  expect(screen.queryByText(ru.empty)).not.toBeInTheDocument()
})

test('an empty list shows a message', async () => {
  await show(() => ({ products: [] }))
  expect(screen.getByText(ru.empty)).toBeInTheDocument()
})

test('a failed request can be retried', async () => {
  let isDown = true
  const { user } = await show(() => {
    if (isDown) throw offline()
    return { products: cards(3) }
  })
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findAllByRole('link')).toHaveLength(3)
})

test('the button closes it', async () => {
  const { scope, user } = await show(() => ({ products: cards(3) }))
  await user.click(screen.getByRole('button', { name: ru.done }))
  expect(scope.getState($popup)).toBeNull()
})
