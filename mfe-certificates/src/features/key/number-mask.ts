import { plainText } from '@shop/contracts/core/text/plain-text'
const HALF = 4

/** Upper case with a hyphen in the middle: 7k2m9qxd → 7K2M-9QXD. Cyrillic letters stay as typed: the server reads them [bag.code-alphabet]. */
export function numberMask(text: string): string {
  const signs = plainText(text)
    .toUpperCase()
    .replace(/[^\dA-ZА-Я]/g, '')
    .slice(0, 2 * HALF)
  return signs.length > HALF ? `${signs.slice(0, HALF)}-${signs.slice(HALF)}` : signs
}
