/**
 * Countries whose law wants a consent before the first advertising letter: there the newsletter's box is shown unticked.
 * Elsewhere a shopper may be written to until they say no.
 */
const CONSENT_FIRST = new Set(
  (
    'RU BY KZ AM KG UZ AE GB CH NO IS AU CA NZ BR TR IL SG ' +
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'
  ).split(' '),
)

export const asksConsentFirst = (country: string) => CONSENT_FIRST.has(country)
