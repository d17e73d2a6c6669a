/**
 * Countries that require consent before the first advertising letter: the newsletter box is not pre-checked there. Elsewhere letters are
 * allowed until the shopper opts out.
 */
const CONSENT_FIRST = new Set(
  (
    'RU BY KZ AM KG UZ GE AE SA QA KW BH OM GB CH NO IS AU CA NZ BR TR RS IL IN SG HK ' +
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'
  ).split(' '),
)

export const asksConsentFirst = (country: string) => CONSENT_FIRST.has(country)
