import { enter } from '@shop/testing/enter'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST } from '@shop/contracts/account/common-data'
import type { Location } from '@shop/contracts/places/shopper-location'
import type { ListedAddress } from '@shop/contracts/account/saved-addresses'
import { currencyOf } from '@shop/contracts/shop/storefront'
import { $context, $location, $user } from '@shop/session'
import { aFullCart, aFullCartAnswer, anOrderAnswer } from '@shop/testing/builders'
import { fakeWire } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { renderWith, scopeOf } from '@shop/testing/render-page'
import { savedOrderKey, writtenOf } from '#features/checkout/form/saved-order.ts'
import { EMPTY, type Values } from '#features/checkout/form/values.ts'
import { Checkout } from './checkout.tsx'
import { texts as en } from './texts/en.ts'

const PHONE = '+12125550142'
const PLACES: Record<string, Partial<Location>> = {
  US: { city_id: 400, city: 'New York', region: 'New York', country: 'United States' },
  AE: { city_id: 300, city: 'Dubai', region: 'Dubai', country: 'United Arab Emirates' },
  DE: { city_id: 350, city: 'Berlin', region: 'Berlin', country: 'Germany' },
  GB: { city_id: 360, city: 'London', region: 'England', country: 'United Kingdom' },
  CA: { city_id: null, city: '', region: '', country: 'Canada' },
}
const placeIn = (country: string): Location => ({ ...aPlace(), ...PLACES[country], country_iso_code: country })
const EMS = {
  typeId: 1,
  courierType: 'ems' as const,
  name: 'EMS courier',
  description: 'Express mail',
  price: 3500,
  priceFrom: 3500,
  freeFrom: null,
  available: true,
  address: null,
  slots: null,
  contactless: false,
  code: null,
  message: null,
}
const countries = Object.keys(PLACES).map((code) => ({
  code,
  name: PLACES[code]?.country,
  currency: currencyOf(code),
  isAnotherDomain: false,
}))
const russia = { code: 'RU', name: 'Russia', currency: 'RUB', isAnotherDomain: true }

interface Opening {
  country?: string
  addresses?: ListedAddress[]
  saved?: Values
}

async function shown({ country = 'US', addresses = [], saved }: Opening = {}) {
  if (saved) localStorage.setItem(savedOrderKey('international'), writtenOf(saved, Date.now()))
  const user = { ...GUEST, confirmedPhone: PHONE, ...(addresses.length > 0 && { id: 1, isAuth: true, phone: PHONE }) }
  const whole = aFullCart({ delivery: [EMS], currency: currencyOf(country), isEms: true })
  let here = country
  const wire = fakeWire({
    'POST /cart/calculate': () => aFullCartAnswer({ ...whole, currency: currencyOf(here) }),
    'GET /profile/addresses': { result: addresses },
    'GET /location/countries': { countries: [...countries, russia] },
    'POST /location': ({ body }) => {
      here = (body as { country: string }).country
      return { reload: true, location: placeIn(here) }
    },
    'POST /pd/frontend/common_data': () => ({ user, location: placeIn(here), currency: currencyOf(here), cartData: null, menu: [] }),
    'POST /order/create/v2': ({ body }) =>
      (body as { country: string }).country === here
        ? anOrderAnswer({ result: true, order: { id: '482', number: '482-07', paymentUrl: null } })
        : anOrderAnswer({ code: 'COUNTRY_CHANGED', error: 'The delivery country was changed meanwhile.' }),
  })
  const context = { storefront: 'international', locale: 'en', country, currency: currencyOf(country) } as const
  const values = [given($user, user), given($location, placeIn(country)), given($context, context)]
  await renderWith(
    <Checkout />,
    { scope: scopeOf({ wire, values }), locale: 'en', texts: { 'widget/checkout': en } },
    '/cart?step=checkout',
  )
  const typist = userEvent.setup()
  await enter(typist, await screen.findByRole('textbox', { name: /First and last name/ }), 'Claire Novak')
  await enter(typist, screen.getByRole('textbox', { name: 'Email' }), 'claire@mail.example')
  await typist.click(screen.getByRole('button', { name: 'Continue to delivery' }))
  await screen.findByRole('combobox', { name: 'Country' })
  const changedElsewhere = (other: string) => {
    here = other
  }
  return { wire, typist, changedElsewhere }
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const labels = () =>
  [...screen.getByRole('region', { name: 'Delivery' }).querySelectorAll('label:has(+ input), label:has(+ select)')].map(
    ({ textContent }) => textContent,
  )
const payment = async (typist: ReturnType<typeof userEvent.setup>) => {
  await typist.click(screen.getByRole('button', { name: 'Continue to payment' }))
}

beforeEach(() => localStorage.clear())

test('an American address asks for state and ZIP code, and is refused at them [checkout.address-by-country]', async () => {
  const { typist } = await shown()
  expect(field('City')).toHaveValue('New York')
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('NY')
  await typist.selectOptions(screen.getByRole('combobox', { name: 'State' }), '')
  await enter(typist, field('Street address'), '350 Fifth Avenue')
  await payment(typist)
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check 2 fields: state, ZIP code')
  expect(field('ZIP code')).toHaveAccessibleDescription('Enter the postal code. For example 10012')
  expect(screen.queryByRole('textbox', { name: /Entrance|Door code|Floor$/ })).toBeNull()
})

test('name and address of a parcel abroad are asked for in Latin letters, under the field [forms.latin-abroad]', async () => {
  const { typist } = await shown({ country: 'DE' })
  const LATIN = 'Use Latin letters for the courier'
  await enter(typist, field('Street address'), 'Лесная 7')
  await enter(typist, field('City'), 'Берлин')
  await enter(typist, field('Postal code'), '10115')
  await payment(typist)
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check 2 fields: street address, city')
  expect(field('Street address')).toHaveAccessibleDescription(LATIN)
  expect(field('City')).toHaveAccessibleDescription(LATIN)
  await typist.click(screen.getByRole('button', { name: /: contact$/ }))
  await enter(typist, field('First and last name'), 'Клара Новак')
  await typist.click(screen.getByRole('button', { name: 'Continue to delivery' }))
  expect(field('First and last name')).toHaveAccessibleDescription(LATIN)
})

test('the finished step spaces a number of any country', async () => {
  await shown()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Contact' })).toHaveTextContent(/\+1.212.555.0142/))
})

test('a ZIP code of another state is questioned, and right once the state is [checkout.address-by-country] [forms.errors-go]', async () => {
  const { typist } = await shown()
  await enter(typist, field('Street address'), '9500 Wilshire Boulevard')
  await typist.type(field('ZIP code'), '90210')
  await payment(typist)
  expect(field('ZIP code')).toHaveAccessibleDescription(/another state or province: check both fields$/)
  await typist.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'CA')
  await waitFor(() => expect(field('ZIP code')).toBeValid())
  expect(field('ZIP code')).not.toHaveAccessibleDescription(/another state/)
})

test.each([
  ['CA', /^Canada/],
  ['US', /^New York/],
])('the step names what is known of the place in %s, and asks for no city', async (country, name) => {
  await shown({ country })
  expect(screen.getByRole('button', { name })).toBeVisible()
  expect(screen.queryByRole('button', { name: en.chooseCity })).toBeNull()
})

test('a guest is asked for at most eight things besides the country, which is known [checkout.few-fields]', async () => {
  await shown()
  const CONTACTS = 3
  const asked = within(screen.getByRole('region', { name: 'Delivery' }))
  const known = asked.getByRole('combobox', { name: 'Country' })
  const others = [...asked.getAllByRole('textbox'), ...asked.getAllByRole('combobox')].filter((field) => field !== known)
  expect(known).toHaveDisplayValue('United States')
  expect(others.length + CONTACTS).toBeLessThanOrEqual(8)
})

test('the fields carry autofill tokens', async () => {
  await shown()
  const tokens = [
    field('Street address'),
    field('Apartment'),
    field('City'),
    screen.getByRole('combobox', { name: 'State' }),
    field('ZIP code'),
  ]
  expect(tokens.map((control) => control.getAttribute('autocomplete'))).toStrictEqual([
    'address-line1',
    'address-line2',
    'address-level2',
    'address-level1',
    'postal-code',
  ])
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveAttribute('autocomplete', 'country')
})

test('the whole address leaves with the order', async () => {
  const { typist, wire } = await shown()
  await enter(typist, field('Street address'), '350 Fifth Avenue')
  await typist.type(field('Apartment'), 'Apt 5B')
  await typist.clear(field('City'))
  await typist.type(field('City'), 'Albany')
  await typist.type(field('ZIP code'), '12207')
  await payment(typist)
  expect(await screen.findByText(/350 Fifth Avenue, Apt 5B, Albany, NY 12207/)).toBeVisible()
  await typist.click(screen.getByRole('checkbox', { name: /I agree/ }))
  await typist.click(screen.getAllByRole('button', { name: /^Pay/ }).at(-1) as HTMLElement)
  const sent = wire.sent.find(({ path }) => path === '/order/create/v2')?.body
  expect(sent).toMatchObject({
    country: 'US',
    address: '350 Fifth Avenue',
    address_line2: 'Apt 5B',
    city: 'Albany',
    // The parcel goes to another city than the one that prices were shown for.
    city_id: null,
    region: 'NY',
    postal_code: '12207',
  })
  expect(sent).not.toHaveProperty('front_door')
})

test('another country changes the fields, and keeps no address of the one before', async () => {
  const { typist, wire } = await shown()
  await enter(typist, field('Street address'), '350 Fifth Avenue')
  await typist.type(field('ZIP code'), '10118')
  const country = screen.getByRole('combobox', { name: 'Country' })
  expect(within(country).queryByRole('option', { name: 'Russia' })).toBeNull()
  await typist.selectOptions(country, 'Germany')
  expect(await screen.findByRole('textbox', { name: 'Postal code' })).toHaveValue('')
  expect(field('Street address')).toHaveValue('')
  expect(field('City')).toHaveValue('Berlin')
  expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull()
  expect(labels().map((label) => label.replace(/,.*/, ''))).toStrictEqual(['Country', 'Street address', 'Apartment', 'Postal code', 'City'])
  expect(wire.sent.find(({ path }) => path === '/location')?.body).toStrictEqual({ country: 'DE' })
  // The bag is calculated again, with the prices of that country.
  expect(wire.sent.filter(({ path }) => path === '/pd/frontend/common_data')).toHaveLength(1)
})

test('another country begins without the mistakes of the one before [forms.errors-go]', async () => {
  const { typist } = await shown()
  await payment(typist)
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveTextContent('ZIP code')
  await typist.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Germany')
  expect(await screen.findByRole('textbox', { name: 'Postal code' })).toBeValid()
  expect(field('Street address')).toBeValid()
  await waitFor(() => expect(summary).not.toBeInTheDocument())
})

const notice = () => within(screen.getByRole('region', { name: 'Delivery' })).getAllByRole('status')[0]
const moveTo = async (typist: ReturnType<typeof userEvent.setup>, country: string, city: string) => {
  await typist.selectOptions(screen.getByRole('combobox', { name: 'Country' }), country)
  await waitFor(() => expect(field('City')).toHaveValue(city))
}

test('a country changed unheard in another tab is told at the first press, and the rest of the draft stays [checkout.country-changed-elsewhere]', async () => {
  const { typist, changedElsewhere } = await shown()
  await enter(typist, field('Street address'), '350 Fifth Avenue')
  await typist.type(field('ZIP code'), '10118')
  await payment(typist)
  await typist.click(screen.getByRole('checkbox', { name: /I agree/ }))
  changedElsewhere('AE')
  await typist.click(screen.getAllByRole('button', { name: /^Pay/ }).at(-1) as HTMLElement)
  await waitFor(() =>
    expect(notice()?.textContent).toMatch(
      /^Delivery country: United Arab Emirates. Removed, because it was for another country: address. Prices are now in UAE dirhams/,
    ),
  )
  expect(screen.queryByText(/Please check/)).toBeNull()
  expect(screen.getByRole('heading', { name: 'Delivery' })).toHaveFocus()
  expect(screen.getByRole('region', { name: 'Contact' })).toHaveTextContent('Claire Novak')
  await enter(typist, field('Street address'), 'Marina Walk 7')
  await payment(typist)
  await typist.click(screen.getAllByRole('button', { name: /^Pay AED/ }).at(-1) as HTMLElement)
})

describe('another country says what it has taken away [checkout.city-changed]', () => {
  const TAKEN = 'Removed, because it was for another country:'

  test('the address and the note for the courier', async () => {
    const { typist } = await shown()
    await enter(typist, field('Street address'), '350 Fifth Avenue')
    await typist.click(screen.getByRole('button', { name: 'Add a note for the courier' }))
    await typist.type(field('Note for the courier'), 'Ring twice')
    await moveTo(typist, 'Germany', 'Berlin')
    expect(field('Note for the courier')).toHaveValue('')
    expect(notice()?.textContent).toBe(`Delivery country: Germany. ${TAKEN} address, note for the courier`)
  })

  test('the sums of another currency, before and after, until the step is done [checkout.currency-changed]', async () => {
    const { typist } = await shown({ country: 'AE' })
    await enter(typist, field('Street address'), 'Marina Walk 7')
    await moveTo(typist, 'United States', 'New York')
    await waitFor(() =>
      expect(notice()?.textContent).toMatch(
        /^Delivery country: United States\. .*: address\. Prices are now in US dollars: AED.5,990.→ \$5,990$/,
      ),
    )
    await enter(typist, field('Street address'), '350 Fifth Avenue')
    await typist.type(field('ZIP code'), '10118')
    await payment(typist)
    await typist.click(await screen.findByRole('button', { name: /Change.*delivery/ }))
    expect(notice()).toBeEmptyDOMElement()
  })

  test('of two countries in a row the second says nothing of the currency that the first has changed [checkout.currency-changed]', async () => {
    const { typist } = await shown({ country: 'AE' })
    await enter(typist, field('Street address'), 'Marina Walk 7')
    await moveTo(typist, 'United States', 'New York')
    await waitFor(() => expect(notice()).toHaveTextContent('Prices are now in US dollars'))
    await enter(typist, field('Street address'), '350 Fifth Avenue')
    await moveTo(typist, 'Germany', 'Berlin')
    await waitFor(() => expect(notice()?.textContent).toBe(`Delivery country: Germany. ${TAKEN} address`))
  })

  test('a postal code alone', async () => {
    const { typist } = await shown()
    await typist.type(field('ZIP code'), '10118')
    await moveTo(typist, 'Germany', 'Berlin')
    expect(notice()?.textContent).toBe(`Delivery country: Germany. ${TAKEN} address`)
  })

  test('also where its city is not known', async () => {
    const { typist } = await shown()
    await enter(typist, field('Street address'), '350 Fifth Avenue')
    await moveTo(typist, 'Canada', '')
    expect(notice()?.textContent).toBe(`Delivery country: Canada. ${TAKEN} address`)
  })

  test('the draft of another country', async () => {
    const saved = {
      ...EMPTY,
      delivery: '1:ems',
      country: 'US',
      city_id: '400',
      city: 'New York',
      region: 'NY',
      address: '350 Fifth Avenue',
    }
    await shown({ country: 'DE', saved })
    expect(field('Street address')).toHaveValue('')
    expect(notice()?.textContent).toBe(`Delivery country: Germany. ${TAKEN} address`)
  })

  test('nothing where nothing was typed', async () => {
    const { typist } = await shown()
    await moveTo(typist, 'Germany', 'Berlin')
    expect(notice()).toBeEmptyDOMElement()
  })

  test('once: the next country has nothing to take', async () => {
    const { typist } = await shown({ country: 'DE' })
    await enter(typist, field('Street address'), 'Torstrasse 1')
    await moveTo(typist, 'United Arab Emirates', 'Dubai')
    expect(notice()).toHaveTextContent('Delivery country: United Arab Emirates.')
    await moveTo(typist, 'Germany', 'Berlin')
    await waitFor(() => expect(notice()?.textContent).toMatch(/^Prices are now in US dollars: AED.5,990.→ \$5,990$/))
  })
})

test('an emirate is chosen, and there is no postal code', async () => {
  const { typist } = await shown({ country: 'AE' })
  expect(screen.getByRole('combobox', { name: 'Emirate' })).toHaveValue('Dubai')
  expect(screen.queryByRole('textbox', { name: /postal|zip/i })).toBeNull()
  await enter(typist, field('Street address'), 'Marina Walk 7')
  await payment(typist)
  expect(await screen.findByText(/Marina Walk 7, Dubai/)).toBeVisible()
})

test('only saved addresses of this country are offered', async () => {
  const saved = (id: number, address: string, country?: string): ListedAddress => ({
    id,
    address,
    apartment: '',
    frontDoor: '',
    floor: '',
    houseCode: '',
    isMain: id === 1,
    ...(country && { postal: { country, line2: '', city: 'London', region: '', postalCode: 'SW1A 1AA' } }),
  })
  await shown({
    country: 'GB',
    addresses: [saved(1, 'Москва, Лесная, 7'), saved(2, '1 High Street', 'GB'), saved(3, '2 Low Street', 'GB')],
  })
  expect(field('Street address')).toHaveValue('1 High Street')
  const offered = within(screen.getByRole('combobox', { name: 'Saved address' })).getAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toStrictEqual([
    '1 High Street, London, SW1A 1AA',
    '2 Low Street, London, SW1A 1AA',
    'Another address',
  ])
})

test('duties are told with the sum before anything is paid, beside the fields and under the total [delivery.duties-stated]', async () => {
  await shown()
  expect(screen.getAllByText(/^Import duty is paid on receipt, about \$/).length).toBeGreaterThan(1)
  expect(screen.getByText(/the carrier sends you the bill/)).toBeVisible()
})

test('in the Emirates duties are included', async () => {
  await shown({ country: 'AE' })
  expect(screen.getAllByText('Duties and taxes are included').length).toBeGreaterThan(1)
  expect(screen.queryByText(/the carrier sends you the bill/)).toBeNull()
})
