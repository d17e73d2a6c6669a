/**
 * Address formats by country, kept as data. The source is libaddressinput, Google's address metadata under Apache 2.0
 * (https://chromium-i18n.appspot.com/ssl-address): its `fmt`, `require`, `zip`, `zipex` and names of regions. `fmt` is
 * shortened to the fields of this shop. EMS asks for the postal code wherever there is one in daily use, so more of them are required.
 */
export interface AddressFormat {
  /** Printed lines, parted by `|`: A street, C city, S region, Z postal code. Their order is that of the form, too. */
  lines: string
  /** Letters of required fields. */
  required: string
  /** Regular expression of the whole postal code, in upper case. */
  postal?: string
  /** A valid postal code, for hints. */
  example?: string
  region?: RegionKind
  postalName?: PostalKind
  /** Where the city field holds something else than a city. */
  cityName?: 'town'
}

export type RegionKind = 'state' | 'province' | 'emirate' | 'county' | 'region'
export type PostalKind = 'zip' | 'pin' | 'postcode' | 'eircode'

const FIVE = '\\d{5}'
const FOUR = '\\d{4}'
const SIX = '\\d{6}'
const SPACED_FIVE = '\\d{3} ?\\d{2}'
/** Most of Europe: the postal code stands before the city. */
const european = (postal: string, example: string): AddressFormat => ({ lines: 'A|Z C', required: 'ACZ', postal, example })

export const ADDRESS_FORMATS: Readonly<Record<string, AddressFormat>> = {
  AE: { lines: 'A|C|S', required: 'ACS', region: 'emirate' },
  AM: { lines: 'A|Z|C|S', required: 'AC', postal: '(?:37)?\\d{4}', example: '0010', region: 'province' },
  AT: european(FOUR, '1010'),
  AU: {
    lines: 'A|C S Z',
    required: 'ACSZ',
    postal: FOUR,
    example: '2060',
    region: 'state',
    postalName: 'postcode',
    cityName: 'town',
  },
  BE: european(FOUR, '1000'),
  BH: { lines: 'A|C Z', required: 'AC', postal: '(?:1[0-2]|[1-9])\\d{2}', example: '317' },
  BY: { lines: 'A|Z, C|S', required: 'ACZ', postal: SIX, example: '220050', region: 'region' },
  CA: {
    lines: 'A|C S Z',
    required: 'ACSZ',
    postal: '[ABCEGHJKLMNPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d',
    example: 'H3Z 2Y7',
    region: 'province',
  },
  CH: european(FOUR, '8001'),
  CY: european(FOUR, '2008'),
  CZ: european(SPACED_FIVE, '110 00'),
  DE: european(FIVE, '10115'),
  DK: european(FOUR, '1566'),
  ES: { lines: 'A|Z C, S', required: 'ACSZ', postal: FIVE, example: '28039', region: 'province' },
  FI: european(FIVE, '00550'),
  FR: european('\\d{2} ?\\d{3}', '75001'),
  GB: {
    lines: 'A|C|Z',
    required: 'ACZ',
    postal: 'GIR ?0AA|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}',
    example: 'SW1A 1AA',
    postalName: 'postcode',
    cityName: 'town',
  },
  GE: european(FOUR, '0101'),
  GR: european(SPACED_FIVE, '151 24'),
  HK: { lines: 'A|C', required: 'AC' },
  IE: {
    lines: 'A|C|S|Z',
    required: 'AC',
    postal: '[\\dA-Z]{3} ?[\\dA-Z]{4}',
    example: 'A65 F4E2',
    region: 'county',
    postalName: 'eircode',
  },
  IL: { lines: 'A|C Z', required: 'AC', postal: '\\d{5}(?:\\d{2})?', example: '9614303' },
  IN: { lines: 'A|C Z|S', required: 'ACSZ', postal: SIX, example: '110034', region: 'state', postalName: 'pin' },
  IT: { lines: 'A|Z C S', required: 'ACSZ', postal: FIVE, example: '00144', region: 'province' },
  KG: { lines: 'Z C|A', required: 'AC', postal: SIX, example: '720001' },
  KW: { lines: 'A|Z C', required: 'AC', postal: FIVE, example: '54541' },
  KZ: { lines: 'Z|S|C|A', required: 'ACZ', postal: SIX, example: '050012', region: 'region' },
  NL: european('[1-9]\\d{3} ?[A-Z]{2}', '1234 AB'),
  NO: european(FOUR, '0025'),
  NZ: { lines: 'A|C Z', required: 'ACZ', postal: FOUR, example: '6001', postalName: 'postcode', cityName: 'town' },
  OM: { lines: 'A|Z|C', required: 'AC', postal: '(?:PC )?\\d{3}', example: '133' },
  PL: european('\\d{2}-\\d{3}', '00-950'),
  PT: european('\\d{4}-\\d{3}', '1250-096'),
  QA: { lines: 'A|C', required: 'AC' },
  RS: european('\\d{5,6}', '11000'),
  SA: { lines: 'A|C Z', required: 'ACZ', postal: '\\d{5}(?:-\\d{4})?', example: '11564' },
  SE: european(SPACED_FIVE, '114 55'),
  SG: { lines: 'A|C Z', required: 'ACZ', postal: SIX, example: '546080' },
  TR: { lines: 'A|Z C/S', required: 'ACZ', postal: FIVE, example: '34010', region: 'province', cityName: 'town' },
  US: {
    lines: 'A|C, S Z',
    required: 'ACSZ',
    postal: '\\d{5}(?:[ -]\\d{4})?',
    example: '10012',
    region: 'state',
    postalName: 'zip',
  },
  UZ: { lines: 'A|Z C|S', required: 'AC', postal: SIX, example: '702100', region: 'region' },
}

/** For countries without a row: street and city are required, the rest is taken as it is. */
export const OTHER_FORMAT: AddressFormat = { lines: 'A|C|S Z', required: 'AC', region: 'region' }

export const formatOf = (country: string): AddressFormat => ADDRESS_FORMATS[country] ?? OTHER_FORMAT
