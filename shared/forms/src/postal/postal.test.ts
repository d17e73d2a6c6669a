import { addressFaults, addressLine, cleanAddress, isRequired, partsOf, type PostalAddress } from './address.ts'
import { ADDRESS_FORMATS } from './formats.ts'
import { isCodeOfRegion } from './region-codes.ts'
import { regionsOf } from './regions.ts'

const NEW_YORK: PostalAddress = {
  country: 'US',
  address: '350 Fifth Avenue',
  line2: '',
  city: 'New York',
  region: 'NY',
  postalCode: '10118',
}
const of = (country: string, changes: Partial<PostalAddress> = {}): PostalAddress => ({
  country,
  address: '1 High Street',
  line2: '',
  city: 'Town',
  region: '',
  postalCode: '',
  ...changes,
})

test('a street alone is refused at what the country needs besides [checkout.address-by-country]', () => {
  expect(addressFaults({ ...NEW_YORK, city: '', region: '', postalCode: '' })).toStrictEqual({
    city: 'EMPTY_TOWN',
    region: 'EMPTY_REGION',
    postalCode: 'EMPTY_POSTAL_CODE',
  })
  expect(addressFaults(NEW_YORK)).toStrictEqual({})
})

test('an address abroad is written in Latin letters [forms.latin-abroad]', () => {
  const faults = addressFaults(of('DE', { address: 'Лесная 10', line2: 'кв. 5', city: 'Берлин', postalCode: '10115' }))
  expect(faults).toStrictEqual({ address: 'LATIN_LETTERS', line2: 'LATIN_LETTERS', city: 'LATIN_LETTERS' })
  const almaty = of('KZ', { address: 'Абая 10', line2: 'кв. 5', city: 'Алматы', region: 'Алматы', postalCode: '050012' })
  expect(addressFaults(almaty)).toStrictEqual({})
  expect(addressFaults({ ...NEW_YORK, address: 'Hawaiʻi Café № 5, Straße' })).toStrictEqual({})
})

test.each([
  ['US', '10118-0110', true],
  ['US', '1011', false],
  ['CA', 'm5v 3l8', true],
  ['CA', 'M5V3L8', true],
  ['CA', 'D5V 3L8', false],
  ['GB', 'sw1a  1aa', true],
  ['GB', '10118', false],
  ['DE', '10115', true],
  ['DE', '1011', false],
  ['IN', '110001', true],
  ['AU', '2060', true],
  ['NL', '1234 ab', true],
  ['PT', '1250', false],
  ['BH', '1317', false],
  ['KZ', '050012', true],
  ['BY', '22005', false],
])('in %s the postal code %s is right: %s', (country, postalCode, isRight) => {
  const regions = regionsOf(country).map(({ value }) => value)
  const faults = (regions.length > 0 ? regions : ['Region']).map((region) => addressFaults(of(country, { region, postalCode })).postalCode)
  expect(faults.includes(undefined)).toBe(isRight)
  expect(faults.includes('WRONG_POSTAL_CODE')).toBe(!isRight)
})

test.each([
  ['US', 'NY', '90210', true],
  ['US', 'CA', '90210', false],
  ['US', 'New York', '10118-0110', false],
  ['US', 'NY', '00501', false],
  ['US', 'WY', '83414', false],
  ['CA', 'QC', 'M5V 3L8', true],
  ['CA', 'on', 'm5v3l8', false],
  ['AU', 'NSW', '3000', true],
  ['AU', 'SA', '0872', false],
  ['DE', '', '10115', false],
])('in %s, %s the postal code %s is of another region: %s [checkout.address-by-country]', (country, region, postalCode, isOther) => {
  expect(addressFaults(of(country, { region, postalCode })).postalCode).toBe(isOther ? 'POSTAL_CODE_OF_OTHER_REGION' : undefined)
})

test('every region to choose from is known to the postal codes of its country', () => {
  for (const country of ['AU', 'CA', 'US']) {
    const free = regionsOf(country).filter(({ value }) => isCodeOfRegion(country, value, '-'))
    expect(free).toStrictEqual([])
  }
})

test.each([
  ['CA', 'v5k0a1', 'V5K 0A1'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'm1  1ae', 'M1 1AE'],
  ['NL', '1234ab', '1234 AB'],
  ['IE', 'a65f4e2', 'A65 F4E2'],
  ['CZ', '11000', '110 00'],
  ['IN', '110 001', '110001'],
  ['FR', '75 001', '75001'],
  ['US', '10118 0110', '10118 0110'],
  ['OM', 'pc 133', 'PC 133'],
  ['DE', '1011', '1011'],
])('in %s the postal code %s is printed as %s [checkout.address-by-country]', (country, typed, printed) => {
  expect(cleanAddress(of(country, { postalCode: typed })).postalCode).toBe(printed)
})

test.each([
  ['new york', 'NY', undefined],
  ['ny', 'NY', undefined],
  ['Ontario', 'Ontario', 'EMPTY_REGION'],
])('the state %s is kept as %s', (region, kept, fault) => {
  expect(cleanAddress({ ...NEW_YORK, region }).region).toBe(kept)
  expect(addressFaults({ ...NEW_YORK, region }).region).toBe(fault)
})

test.each<[string, Partial<PostalAddress>, string]>([
  [
    'US',
    { address: '350 Fifth Avenue', line2: 'Apt 5B', city: 'New York', region: 'new york', postalCode: '10118' },
    '350 Fifth Avenue, Apt 5B, New York, NY 10118',
  ],
  ['AE', { address: 'Marina Walk 7', city: 'Dubai', region: 'Dubai', postalCode: '00000' }, 'Marina Walk 7, Dubai'],
  ['AE', { address: 'Palm Street 2', city: 'Al Ain', region: 'Abu Dhabi' }, 'Palm Street 2, Al Ain, Abu Dhabi'],
  [
    'GB',
    { address: '10 Downing Street', city: 'London', region: 'England', postalCode: 'sw1a 2aa' },
    '10 Downing Street, London, SW1A 2AA',
  ],
  ['DE', { address: 'Invalidenstraße 1', city: 'Berlin', postalCode: '10115' }, 'Invalidenstraße 1, 10115 Berlin'],
  ['KZ', { address: 'Abay 10', city: 'Almaty', postalCode: '050012' }, '050012, Almaty, Abay 10'],
  ['KW', { address: 'Street 5, block 3', city: 'Salmiya' }, 'Street 5, block 3, Salmiya'],
  ['TR', { address: 'Istiklal 1', city: 'Beyoğlu', region: 'İstanbul', postalCode: '34010' }, 'Istiklal 1, 34010 Beyoğlu/İstanbul'],
  ['ZZ', { address: '1 Main Road', city: 'Town' }, '1 Main Road, Town'],
])('an address of %s is printed as its post prints it', (country, fields, line) => {
  expect(addressLine(of(country, fields))).toBe(line)
})

test('the name of the country comes last, or first where the address goes from the large to the small [orders.address-order]', () => {
  expect(addressLine(of('KZ', { address: 'Abay 10', city: 'Almaty', postalCode: '050012' }), 'Kazakhstan')).toBe(
    'Kazakhstan, 050012, Almaty, Abay 10',
  )
  expect(addressLine(NEW_YORK, 'United States')).toBe('350 Fifth Avenue, New York, NY 10118, United States')
})

test('the form has the fields of the country in its order', () => {
  expect(partsOf('US')).toStrictEqual(['address', 'line2', 'city', 'region', 'postalCode'])
  expect(partsOf('DE')).toStrictEqual(['address', 'line2', 'postalCode', 'city'])
  expect(partsOf('AE')).toStrictEqual(['address', 'line2', 'city', 'region'])
  expect(partsOf('KZ')).toStrictEqual(['postalCode', 'region', 'city', 'address', 'line2'])
  expect(isRequired('US', 'line2')).toBe(false)
})

test.each(Object.entries(ADDRESS_FORMATS))(
  'the format of %s is whole: its example fits, and what is required is printed',
  (country, format) => {
    const { lines, required, postal = '', example = '' } = format
    expect(example).toMatch(new RegExp(`^(?:${postal})$`))
    expect([...required].filter((letter) => !lines.includes(letter))).toStrictEqual([])
    expect(lines.includes('Z')).toBe(postal !== '')
    expect(lines.includes('S')).toBe(format.region !== undefined)
    expect(partsOf(country)).toContain('address')
  },
)
