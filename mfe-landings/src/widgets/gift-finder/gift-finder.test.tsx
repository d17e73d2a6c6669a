import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import type { GiftChoice } from '@shop/contracts/cart/gifts'
import { useLocation } from '@shop/routing'
import { fakeWire, offline } from '@shop/testing/fake-wire'
import { renderWith } from '@shop/testing/render-page'
import { addressOf, ANY, piecesOf } from './choice.ts'
import { Widget, opened } from './index.ts'
import { texts as ru } from './texts/ru.ts'

const HOME = { pathname: '/', search: '', params: {} }
const GIFTS: GiftChoice = {
  recipients: [
    { value: 'her', label: 'Ей' },
    { value: 'him', label: 'Ему' },
  ],
  occasions: [{ value: 'birthday', label: 'День рождения' }],
  budgets: [10_000],
  // Her, him, anyone: a birthday or any occasion, up to 10 000 or any sum.
  counts: [
    [
      [12, 80],
      [14, 92],
    ],
    [
      [3, 11],
      [4, 21],
    ],
    [
      [15, 90],
      [18, 109],
    ],
  ],
}

function Address() {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

async function openFinder(answer: object = GIFTS) {
  const wire = fakeWire({ 'GET /gifts': answer })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(opened, { scope, params: HOME })
  const view = (
    <>
      <Widget />
      <Address />
    </>
  )
  await renderWith(view, { scope, texts: { 'widget/gift-finder': ru } })
  return wire
}
const choose = (group: string, option: string) =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name: option }))

test('every choice immediately shows the number of matching pieces', async () => {
  await openFinder()
  expect(screen.getByRole('status')).toHaveTextContent('109 украшений')
  await choose('Кому', 'Ему')
  expect(screen.getByRole('status')).toHaveTextContent('21 украшение')
  await choose('Повод', 'День рождения')
  await choose('Бюджет', 'До\u00a010\u00a0000\u00a0₽')
  expect(screen.getByRole('status')).toHaveTextContent('3 украшения')
})

test('submitting opens a listing with its filters', async () => {
  await openFinder()
  await choose('Кому', 'Ей')
  await choose('Бюджет', 'До\u00a010\u00a0000\u00a0₽')
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }))
  expect(screen.getByText('/catalog?for=her&price_to=10000')).toBeInTheDocument()
})

test('without JavaScript the browser submits the same form to the catalog', async () => {
  await openFinder()
  const form = screen.getByRole('button', { name: 'Показать' }).closest('form')
  expect([form?.method, new URL(form?.action ?? '').pathname]).toStrictEqual(['get', '/catalog'])
  expect(form).toHaveFormValues({ for: '', occasion: '', price_to: '' })
})

test.each([
  [ANY, '/catalog', 109],
  [{ for: 'him', occasion: '', price_to: '' }, '/catalog?for=him', 21],
  [{ for: 'her', occasion: 'birthday', price_to: '10000' }, '/catalog?for=her&occasion=birthday&price_to=10000', 12],
])('%j links to %s with %i pieces', (choice, address, pieces) => {
  expect([addressOf(choice), piecesOf(GIFTS, choice)]).toStrictEqual([address, pieces])
})

test.each([
  ['nothing to offer', { recipients: [], occasions: [], budgets: [], counts: [[[0]]] } satisfies GiftChoice],
  [
    'no answer',
    () => {
      throw offline()
    },
  ],
])('with %s renders nothing', async (_, answer) => {
  await openFinder(answer)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
