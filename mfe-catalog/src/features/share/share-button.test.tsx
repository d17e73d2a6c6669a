import { act, screen } from '@testing-library/react'
import { $toast } from '@shop/session'
import { renderWith } from '@shop/testing/render-page'
import { ShareButton } from './share-button.tsx'

const copied = { namespace: 'page/product', key: 'linkCopied' }
const LINK = 'http://localhost/catalog/rings/aurora'

async function press() {
  const scope = await renderWith(<ShareButton url="/catalog/rings/aurora" title="Аврора" label="Поделиться" copied={copied} />)
  await act(async () => screen.getByRole('button', { name: 'Поделиться' }).click())
  return scope.getState($toast)?.text
}

const given = (name: 'share' | 'clipboard', value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
})

test('the system’s sheet is given the whole address [product.shared-by-link]', async () => {
  const share = jest.fn(() => Promise.reject(new Error('dismissed')))
  given('share', share)
  expect(await press()).toBeUndefined()
  expect(share).toHaveBeenCalledWith({ url: LINK, title: 'Аврора' })
})

test('without a sheet the link is copied, which is told [product.shared-by-link]', async () => {
  const writeText = jest.fn(() => Promise.resolve())
  given('clipboard', { writeText })
  expect(await press()).toStrictEqual(copied)
  expect(writeText).toHaveBeenCalledWith(LINK)
})

test.each([
  ['there is no clipboard', undefined],
  ['the clipboard refuses', { writeText: () => Promise.reject(new Error('not allowed')) }],
])('where %s the link is shown [product.shared-by-link]', async (_, clipboard) => {
  given('clipboard', clipboard)
  expect(await press()).toBe(LINK)
})
