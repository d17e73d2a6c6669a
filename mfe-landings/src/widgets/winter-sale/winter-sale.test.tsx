import { screen, waitFor } from '@testing-library/react'
import { WINTER_SALE_COOKIE } from '@shop/contracts/content/winter-sale'
import { $popup } from '@shop/session'
import { aPhoto } from '@shop/testing/builders'
import { fakeWire, offline, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as ru } from './texts/ru.ts'

const sale = { title: 'Зима', text: 'Дешевле', action: 'Смотреть', url: '/catalog/sale', picture: aPhoto() }

interface Options {
  answers: Record<string, FakeAnswer>
  values?: ReturnType<typeof given>[]
}

const show = async ({ answers, values = [] }: Options) => {
  const scope = await renderWith(<Widget />, { wire: fakeWire(answers), values, texts: { 'widget/winter-sale': ru } })
  return { scope }
}

const seen = () => document.cookie.includes(WINTER_SALE_COOKIE)
beforeEach(() => (document.cookie = `${WINTER_SALE_COOKIE}=; max-age=0`))

test('shows the editor’s text, links to the pieces, and is stored as seen [popups.of-landings]', async () => {
  await show({ answers: { 'GET /winter-sale': { sale } } })
  expect(await screen.findByRole('link', { name: 'Смотреть' })).toHaveAttribute('href', '/catalog/sale')
  expect(seen()).toBe(true)
})

test.each([
  ['is over since', { sale: null }],
  [
    'is not to be had',
    () => {
      throw offline()
    },
  ],
])('one that %s closes silently', async (_, answer) => {
  const { scope } = await show({
    answers: { 'GET /winter-sale': answer },
    values: [given($popup, { owner: 'mfe-landings', widget: 'winter-sale' })],
  })
  await waitFor(() => expect(scope.getState($popup)).toBeNull())
  expect(seen()).toBe(false)
})
