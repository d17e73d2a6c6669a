import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PublicPassport } from '@shop/contracts/account/passports'
import { $pageFailure } from '@shop/routing'
import { aPhoto } from '@shop/testing/builders'
import { fakeWire, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderPage } from '@shop/testing/render-page'
import * as page from './index.ts'
import { texts as ru } from './texts/ru.ts'

const passport: PublicPassport = {
  number: '7F3A91C02B4D',
  name: 'Кольцо «Аврора»',
  designer: 'Noor Atelier',
  photo: aPhoto(),
  variant: 'размер\u00a016,5',
  facts: [{ name: 'Металл', value: 'Жёлтое золото 585' }],
  hallmark: null,
  boughtOn: '08.03.2025',
  warranty: { until: '10.03.2026', daysLeft: 0 },
  history: [{ kind: 'bought', on: '08.03.2025' }],
}

async function open(path: string, answer: FakeAnswer) {
  const wire = fakeWire({ 'GET /passport/K7WM29QX4FHDTRW8': answer })
  const { scope } = await renderPage(page, path, { wire, texts: { 'page/passport': ru } })
  return { scope, wire }
}
const seen = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')

test('shows the piece by its code, in any notation, and can be printed', async () => {
  const printed = jest.fn()
  Object.assign(globalThis, { print: printed })
  await open('/passport/k7wm-29qx-4fhd-trw8', { result: passport })
  const sheet = await screen.findByRole('article', { name: 'Кольцо «Аврора»' })
  expect(screen.getByRole('heading', { level: 1, name: 'Кольцо «Аврора»' })).toBeVisible()
  expect(seen(sheet)).toContain('ZLATAПаспорт украшения')
  expect(seen(sheet)).toContain('Гарантиязакончилась 10 марта 2026')
  expect(seen(sheet)).toContain('Номер паспорта7F3A 91C0 2B4D')
  expect(seen(sheet)).not.toContain('ГИИС')
  await userEvent.click(screen.getByRole('button', { name: 'Напечатать' }))
  expect(printed).toHaveBeenCalledTimes(1)
})

test('an invalid code returns 404', async () => {
  const { scope } = await open('/passport/K7WM29QX4FHDTRW8', () => {
    throw refuse(404, 'NOT_FOUND')
  })
  expect(scope.getState($pageFailure)).toStrictEqual({ status: 404 })
})
