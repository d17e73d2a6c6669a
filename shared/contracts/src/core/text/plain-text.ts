import { ONLY_ASCII, readableText } from './readable-text.ts'

const JOINERS = /[\u200c\u200d]/g
const DASHES = /[\p{Pd}\u2043\u2212]/gu
const APOSTROPHES = /[\u0060\u00b4\u02b9\u02bb\u02bc\u02c8\u2018\u2019\u201b\u2032]/g
// Full-width forms of ASCII, as Chinese and Japanese keyboards write them.
const FULL_WIDTH = /[\uff01-\uff5e]/g
const FULL_WIDTH_SHIFT = 0xfee0

/**
 * Text for masks, validators, codes and search: like `readableText`, with one hyphen, one apostrophe and ASCII digits. Leading and inner
 * spaces stay, so that a mask can keep the caret.
 */
export function plainText(text: string): string {
  if (ONLY_ASCII.test(text)) return text
  return readableText(text)
    .replace(JOINERS, '')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replace(DASHES, '-')
    .replace(APOSTROPHES, "'")
    .replace(/\p{Nd}/gu, asciiDigit)
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Unicode keeps the ten digits of a script together, zero first. */
function asciiDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let zero = code
  while (isDigit(zero - 1)) zero -= 1
  return String((code - zero) % 10)
}
