import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OwnProposal, OwnSharedBag } from '@shop/contracts/cart/shared-bag'
import { $cart, $toast } from '@shop/session'
import { aCard, aCart, aLine } from '@shop/testing/builders'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { fakeStreams } from '@shop/testing/fake-streams'
import { renderWith, scopeOf } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { phrase } from './texts/index.ts'
import { texts } from './texts/ru.ts'

/** As queries read them: unbreakable spaces are spaces. */
const ru = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.replaceAll('\u00a0', ' ')])) as typeof texts
const { itemId, name, url, photo, designer, price, hasPriceRange, currency, canBuy } = aCard()
const proposal: OwnProposal = {
  id: 7,
  piece: { itemId, name, url, photo, designer, price, hasPriceRange, currency, canBuy },
  variant: '',
  note: 'К твоим серьгам',
  stylist: null,
  sku: null,
  sizes: [
    { sku: 'aurora-165', name: '16,5', canBuy: true },
    { sku: 'aurora-17', name: '17', canBuy: true },
    { sku: 'aurora-18', name: '18', canBuy: false },
  ],
}
const share: OwnSharedBag = { code: 'k3v9', expiresAt: '2026-11-25T11:02:00.000Z', forStylist: false, version: '1', proposals: [] }
const answer = (changes: Partial<OwnSharedBag> | null = {}) => ({ result: true, share: changes && { ...share, ...changes } })
const bag = aCart({ version: 2, products: [aLine({ id: 'aurora-17', name })] })

async function show(answers: Record<string, FakeAnswer>, isNew = false) {
  const wire = fakeWire(answers)
  const scope = scopeOf({ wire })
  await renderWith(<Widget isNew={isNew} />, { scope, texts: { 'widget/shared-bag': texts } })
  return { wire, scope, user: userEvent.setup() }
}
const address = `${location.host}/bag/k3v9`
const bodies = (wire: ReturnType<typeof fakeWire>, method: string) =>
  wire.sent.filter((one) => one.method === method).map(({ body }) => body)

test('the owner reads what the link shows, copies it, shows the bag to a stylist, and stops [bag.shared-one-link]', async () => {
  const { user, wire } = await show(
    {
      'POST /shared-bag': ({ body }) => answer({ forStylist: (body as { forStylist?: boolean }).forStylist ?? false }),
      'DELETE /shared-bag': answer(null),
    },
    true,
  )
  expect(await screen.findByRole('heading', { name: ru.title })).toHaveFocus()
  expect(screen.getByText(/Ваши имя, адрес, промокоды, сертификаты/)).toBeVisible()
  expect(screen.getByText(address)).toBeVisible()
  await user.click(screen.getByRole('button', { name: ru.copy }))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/bag/k3v9`)
  await user.click(screen.getByRole('checkbox'))
  expect(screen.getByRole('checkbox')).toBeChecked()
  expect(bodies(wire, 'POST')).toStrictEqual([{}, { forStylist: true }])
  await user.click(screen.getByRole('button', { name: ru.stop }))
  expect(screen.getByText(ru.stopWarning)).toBeVisible()
  expect(bodies(wire, 'DELETE')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: ru.stopSure }))
  expect(await screen.findByText(ru.stopped)).toBeVisible()
  expect(screen.queryByText(address)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: ru.again }))
  expect(await screen.findByText(address)).toBeVisible()
})

test('a proposed bracelet asks for its length [product.length-not-size]', async () => {
  const sizes = ['17 см', '18 см'].map((one) => ({ sku: one, name: one, canBuy: true }))
  await show({ 'GET /shared-bag': () => answer({ proposals: [{ ...proposal, sizes }] }) })
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByRole('combobox', { name: /^Длина: / })).toHaveDisplayValue('Выберите длину')
})

test('a proposal is accepted in the size that the owner chooses, and lies in the bag [bag.shared-accept]', async () => {
  let isAnswered = false
  const { user, wire, scope } = await show({
    'GET /shared-bag': () => answer({ proposals: isAnswered ? [] : [proposal] }),
    'POST /shared-bag/proposals/7': ({ body }) => {
      if (!(body as { sku?: string }).sku)
        throw {
          ...refuse(400, 'WRONG_FORM_DATA'),
          refusal: { result: false, code: 'WRONG_FORM_DATA', error: '', errors: { sku: 'EMPTY_SIZE' } },
        }
      isAnswered = true
      return { result: true, cartData: bag, error: null, message: null, share }
    },
  })
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText('К твоим серьгам')).toBeVisible()
  expect(row.getByText(ru.friend)).toBeVisible()
  const size = row.getByRole('combobox')
  expect(
    within(size)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toStrictEqual([ru.choose, '16,5', '17'])
  const accept = row.getByRole('button', { name: /^Добавить в.корзину/ })
  await user.click(accept)
  expect(size).toHaveAccessibleDescription(/размер/i)
  await user.selectOptions(size, '17')
  await user.click(accept)
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  expect(bodies(wire, 'POST')).toStrictEqual([{ decision: 'accept' }, { decision: 'accept', sku: 'aurora-17' }])
  expect(scope.getState($cart)).toMatchObject({ version: 2, products: [{ id: 'aurora-17' }] })
  expect(scope.getState($toast)?.text).toStrictEqual(phrase('added', { name }))
})

test('a proposal is declined; one that is sold out can only be declined, and the stylist is named', async () => {
  const sold = { ...proposal, stylist: 'Мария', piece: { ...proposal.piece, canBuy: false } }
  const { user, wire } = await show({
    'GET /shared-bag': answer({ proposals: [sold] }),
    'POST /shared-bag/proposals/7': { result: true, cartData: bag, error: null, message: null, share },
  })
  expect(await screen.findByText('Стилист Мария')).toBeVisible()
  expect(screen.getByText(ru.gone)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Добавить/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Не.подходит/ }))
  expect(bodies(wire, 'POST')).toStrictEqual([{ decision: 'decline' }])
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})

test('offline no link is made, and it can be tried again', async () => {
  let isOffline = true
  const { user } = await show(
    {
      'POST /shared-bag': () => {
        if (isOffline) throw offline()
        return answer()
      },
    },
    true,
  )
  expect(await screen.findByRole('alert')).toBeVisible()
  isOffline = false
  await user.click(screen.getByRole('button', { name: ru.retry }))
  expect(await screen.findByText(address)).toBeVisible()
})

describe('with the stream of the bag', () => {
  const streams = fakeStreams()

  test('a new proposal is shown and told at once [bag.shared-live]', async () => {
    let proposals: OwnProposal[] = []
    const { scope, user } = await show({ 'GET /shared-bag': () => answer({ version: String(proposals.length), proposals }) })
    expect(streams.map(({ path }) => path)).toStrictEqual(['/backend/shared-bag/events'])
    await streams[0]?.tell({ version: '0' })
    expect(scope.getState($toast)).toBeNull()
    proposals = [proposal]
    await streams[0]?.tell({ version: '1' })
    expect(await screen.findByRole('listitem')).toHaveTextContent('К твоим серьгам')
    expect(scope.getState($toast)?.text).toStrictEqual(phrase('arrived', { name }))
    await user.click(screen.getByRole('link', { name }))
  })
})
