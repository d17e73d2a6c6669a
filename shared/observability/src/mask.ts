const EMAIL = /[^\s@"'<>:;,()]+@[^\s@"'<>:;,()]+\.\p{L}{2,}/gu
const PHONE = /\+?\d(?:[\s()-]{0,2}\d){9,14}(?!\d)/g
/** Tokens, session ids, hashes and keys; no word is this long. */
const SECRET = /(?<![\w-])(?=[\w-]*\d)[\w-]{32,}/g

/** Removes personal data and secrets: e-mails, phones, tokens. */
export const mask = (text: string) => text.replace(EMAIL, '[email]').replace(PHONE, '[phone]').replace(SECRET, '[secret]')
