/** Where most people have their mail. */
const DOMAINS =
  'gmail.com mail.ru yandex.ru inbox.ru list.ru rambler.ru icloud.com hotmail.com outlook.com yahoo.com mail.com ymail.com'.split(' ')

/** The address with the domain that was probably meant: `anna@gmial.com` → `anna@gmail.com`; null for any other. */
export function likelyEmail(typed: string): string | null {
  const [, name, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim()) ?? []
  const typedDomain = domain?.toLowerCase()
  if (!name || !typedDomain || DOMAINS.includes(typedDomain)) return null
  // One slip from mail.ru too, yet the name before the dot is whole.
  const meant = typedDomain === 'gmail.ru' ? 'gmail.com' : DOMAINS.find((known) => isOneSlip(typedDomain, known))
  return meant ? `${name}@${meant}` : null
}

/** One letter more, fewer, another, or two neighbors swapped. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  const rest = (text: string, skipped: number) => text.slice(from + skipped)
  if (one.length > other.length) return rest(one, 1) === rest(other, 0)
  if (one.length < other.length) return rest(one, 0) === rest(other, 1)
  const isSwapped = one[from] === other[from + 1] && one[from + 1] === other[from] && rest(one, 2) === rest(other, 2)
  return rest(one, 1) === rest(other, 1) || isSwapped
}
