import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST } from '@shop/contracts/account/common-data'
import type { ListedAddress } from '@shop/contracts/account/saved-addresses'
import { shopContext } from '@shop/contracts/shop/storefront'
import { $context, $user } from '@shop/session'
import { fakeWire, offline, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import * as profile from './index.ts'
import { texts as pageEn } from './texts/en.ts'
import { texts as sectionsEn } from './texts/sections-en.ts'

const en = { ...pageEn, ...sectionsEn }

const PERSON = {
  id: 1,
  phone: '+12125550142',
  email: null,
  name: 'Claire',
  surname: 'Novak',
  birthday: null,
  canChangeBirthday: true,
  isSubscribed: false,
  isEmailConfirmed: false,
}
const NONE = { apartment: '', frontDoor: '', floor: '', houseCode: '' }
const OFFICE: ListedAddress = {
  ...NONE,
  id: 1,
  address: '350 Fifth Avenue',
  isMain: true,
  postal: { country: 'US', line2: 'Floor 80', city: 'New York', region: 'NY', postalCode: '10118' },
}

async function open(answers: Record<string, FakeAnswer>) {
  const wire = fakeWire({
    'POST /pd/frontend/common_data': () => {
      throw offline()
    },
    'GET /profile/info': { result: PERSON },
    'GET /profile/sizes': { result: [], choices: { ring: [], bracelet: [], chain: [] } },
    'GET /profile/addresses': { result: [] },
    ...answers,
  })
  const context = shopContext({ host: 'shop.com.localhost', cookies: { country: 'US' } })
  await renderPage(profile, '/profile?section=personalData', {
    wire,
    locale: 'en',
    texts: { 'page/profile': en },
    values: [given($user, { ...GUEST, id: 1, isAuth: true, phone: '+12125550142' }), given($context, context)],
  })
  const section = await screen.findByRole('region', { name: en.addresses })
  await waitFor(() => expect(within(section).queryByRole('status')).not.toBeInTheDocument())
  return { section, wire, user: userEvent.setup() }
}

test('a saved address is shown by its country [checkout.address-by-country]', async () => {
  const { section } = await open({ 'GET /profile/addresses': { result: [OFFICE] } })
  expect(section).toHaveTextContent('350 Fifth Avenue, Floor 80, New York, NY 10118, United States')
})

test('a new address begins in the country of the shopper, and another one has other fields', async () => {
  const { section, user, wire } = await open({ 'POST /profile/addresses': { result: [OFFICE] } })
  await user.click(within(section).getByRole('button', { name: en.addAddress }))
  const country = within(section).getByRole('combobox', { name: 'Country' })
  expect(country).toHaveValue('US')
  expect(within(country).queryByRole('option', { name: 'Russia' })).toBeNull()
  await user.selectOptions(country, 'United Kingdom')
  await user.type(within(section).getByRole('textbox', { name: 'Street address' }), '10 Downing Street')
  await user.type(within(section).getByRole('textbox', { name: 'Town or city' }), 'London')
  await user.type(within(section).getByRole('textbox', { name: 'Postcode' }), '10118')
  const save = within(section).getByRole('button', { name: en.save })
  await user.click(save)
  expect(within(section).getByRole('textbox', { name: 'Postcode' })).toHaveAccessibleDescription(
    'Postal codes of this country look different. For example SW1A 1AA',
  )
  await user.clear(within(section).getByRole('textbox', { name: 'Postcode' }))
  await user.type(within(section).getByRole('textbox', { name: 'Postcode' }), 'SW1A 2AA')
  await user.click(save)
  const postal = { country: 'GB', line2: '', city: 'London', region: '', postalCode: 'SW1A 2AA' }
  await waitFor(() =>
    expect(
      wire.sent.filter(({ method, path }) => method === 'POST' && path === '/profile/addresses').map(({ body }) => body),
    ).toStrictEqual([{ ...NONE, address: '10 Downing Street', postal }]),
  )
})

test('a ZIP code of another state is questioned, and right once the state is [checkout.address-by-country] [forms.errors-go]', async () => {
  const { section, user } = await open({})
  await user.click(within(section).getByRole('button', { name: en.addAddress }))
  const field = (name: string) => within(section).getByRole('textbox', { name })
  await user.type(field('Street address'), '9500 Wilshire Boulevard')
  await user.type(field('City'), 'Beverly Hills')
  await user.selectOptions(within(section).getByRole('combobox', { name: 'State' }), 'NY')
  await user.type(field('ZIP code'), '90210')
  await user.click(within(section).getByRole('button', { name: en.save }))
  expect(field('ZIP code')).toHaveAccessibleDescription(/another state or province: check both fields/)
  await user.selectOptions(within(section).getByRole('combobox', { name: 'State' }), 'CA')
  await waitFor(() => expect(field('ZIP code')).not.toHaveAccessibleDescription(/another state/))
})
