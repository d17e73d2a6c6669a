import type { ErrorCode } from '@shop/contracts/core/error-codes'

/** Texts that a page may need before those of forms have come. */
export const firstErrorsEn = {
  UNKNOWN_ERROR: 'Unknown error. Please try again or write to support.',
  NO_GAINED_RESPONSE_DATA: 'No response. Check the connection and retry',
  SERVER_ERROR: 'Something went wrong. We are looking into it, please try again later.',
  SERVER_BUSY: 'The store is very busy right now. Please try again in a minute.',
  BAD_REQUEST: 'We could not read the request. Reload the page and try again.',
  NOT_FOUND: 'This page could not be found',
  TOO_MANY_REQUESTS: 'Too many attempts. Please try again in an hour.',
  TOO_FAST: 'Too many requests. Please wait a minute.',
  CSRF_EXPIRED: 'This page is out of date. Reload it and try again.',
  SOLD_OUT: 'This piece has just sold out',
  SIZE_SOLD_OUT: 'This one has just sold out. Please choose another size or length.',
  ONLY_LEFT: 'We have only {{count}} left',
  CART_FULL: 'There are too many pieces in the bag already',
  UNKNOWN_SKU: 'The store no longer has this piece',
  WRONG_QUANTITY: 'Check the quantity',
  PRICE_CHANGED: 'The total has changed. Please check it.',
  // Also a hint of the certificate's form.
  CERTIFICATE_RANGE: 'Amount from 1,000 to 200,000 RUB',
} satisfies Partial<Record<ErrorCode, string>>
