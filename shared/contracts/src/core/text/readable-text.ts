// Spaces that only typography tells apart: no-break, thin, narrow, ideographic; and the tab between two cells of a table.
const SPACES = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
// Byte order mark, soft hyphen, zero-width space, word joiner and the direction marks that phones add to copied numbers.
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
// A document loses U+0000, so that a page with it could not be hydrated, and a database refuses it. Lines stay.
const CONTROLS = /[^\P{Cc}\t\n\r]/gu
export const ONLY_ASCII = /^[\x20-\x5f\x61-\x7e]*$/

/** Text for reading: composed letters (NFC), usual spaces, nothing invisible. Dashes, quotes and emoji stay as written. */
export const readableText = (text: string): string =>
  ONLY_ASCII.test(text) ? text : text.normalize('NFC').replace(CONTROLS, '').replace(SPACES, ' ').replace(INVISIBLE, '')
