import { CERTIFICATE_MAX_RUB } from '@shop/contracts/core/limits'

const MAX_DIGITS = String(CERTIFICATE_MAX_RUB).length

/** Digits with non-breaking thousands separators: 25000 → 25 000. */
export const amountMask = (text: string) =>
  text
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .slice(0, MAX_DIGITS)
    .replace(/\B(?=(\d{3})+$)/g, '\u00a0')
