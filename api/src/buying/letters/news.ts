import type { Locale } from '@shop/contracts/shop/storefront'
import { type LetterParts, letterOf } from './letter.ts'
import { type Link, linkToken } from './link.ts'
import { NEWS_LETTERS } from './news-texts.ts'

/** Parameters of signed links. */
export interface Signer {
  /** Shop origin, without trailing slash. */
  origin: string
  key: string
  now: Date
}

/** A link page, served by the API, so that it works without the shop's scripts. */
const linkUrl = (link: Link, { origin, key, now }: Signer) => `${origin}/backend/letters/${linkToken(link, key, now)}`

export const off = (locale: Locale, link: Link, signer: Signer): Pick<LetterParts, 'off'> => ({
  off: { label: NEWS_LETTERS[locale].off, url: linkUrl(link, signer) },
})

/** Double opt-in for news; `gift`: a promo code follows. */
export function newsConfirmLetter(id: number, locale: Locale, signer: Signer, gift = false) {
  const texts = NEWS_LETTERS[locale].newsConfirm
  const url = linkUrl({ kind: 'news-confirm', id }, signer)
  const paragraphs = gift ? [texts.text, texts.gift] : [texts.text]
  return letterOf(locale, {
    subject: texts.subject,
    title: texts.title,
    paragraphs,
    action: { label: texts.action, url },
    footer: texts.footer,
  })
}

export interface AlertNews {
  id: number
  kind: 'price' | 'stock'
  name: string
  /** Full product URL. */
  url: string
  /** Its size and stone; empty for a whole piece. */
  variant: string
}

/** What an address is asked about: a piece, or a list by its name. */
export interface AlertSubject {
  id: number
  kind: 'price' | 'stock' | 'search'
  name: string
}

const topicOf = ({ kind }: AlertSubject) => (kind === 'search' ? 'search' : 'alert')

/** Double opt-in for an alert or a list; it ends the request too. */
export function alertConfirmLetter(subject: AlertSubject, locale: Locale, signer: Signer) {
  const texts = NEWS_LETTERS[locale].alertConfirm
  const { id, kind, name } = subject
  return letterOf(locale, {
    subject: texts.subject(name),
    title: texts.title,
    paragraphs: [texts[kind](name)],
    action: { label: texts.action, url: linkUrl({ kind: `${topicOf(subject)}-confirm`, id }, signer) },
    footer: texts.footer,
    ...off(locale, { kind: `${topicOf(subject)}-off`, id }, signer),
  })
}

/** To an address that has confirmed this before. */
export function alreadyLetter(subject: AlertSubject, locale: Locale, signer: Signer) {
  const texts = NEWS_LETTERS[locale].already
  const { id, kind, name } = subject
  return letterOf(locale, {
    subject: texts.subject(name),
    title: texts.title,
    paragraphs: [texts[kind](name)],
    footer: texts.footer,
    ...off(locale, { kind: `${topicOf(subject)}-off`, id }, signer),
  })
}

/** Price alert; sums are formatted already. */
export function priceLetter(
  { id, name, url, variant }: AlertNews,
  { was, now }: { was: string; now: string },
  locale: Locale,
  signer: Signer,
) {
  const texts = NEWS_LETTERS[locale].priceFell
  return letterOf(locale, {
    subject: texts.subject(name),
    title: texts.title,
    paragraphs: [texts.text(name)],
    rows: [
      ...(variant ? [{ name: NEWS_LETTERS[locale].stockBack.variant, value: variant }] : []),
      { name: texts.was, value: was },
      { name: texts.now, value: now },
    ],
    action: { label: texts.action, url },
    ...off(locale, { kind: 'alert-off', id }, signer),
  })
}

/** Back-in-stock alert. */
export function stockLetter({ id, name, url, variant }: AlertNews, locale: Locale, signer: Signer) {
  const texts = NEWS_LETTERS[locale].stockBack
  return letterOf(locale, {
    subject: texts.subject(name),
    title: texts.title,
    paragraphs: [texts.text(name)],
    rows: variant ? [{ name: texts.variant, value: variant }] : [],
    action: { label: texts.action, url },
    ...off(locale, { kind: 'alert-off', id }, signer),
  })
}

interface SearchNews {
  id: number
  name: string
  /** Full listing URL. */
  url: string
  pieces: { name: string; price: string }[]
}

/** New results of a saved search. */
export function searchLetter({ id, name, url, pieces }: SearchNews, locale: Locale, signer: Signer) {
  const texts = NEWS_LETTERS[locale].searchNews
  return letterOf(locale, {
    subject: texts.subject(name),
    title: texts.title,
    paragraphs: [texts.text(name)],
    rows: pieces.map((piece) => ({ name: piece.name, value: piece.price })),
    action: { label: texts.action, url },
    ...off(locale, { kind: 'search-off', id }, signer),
  })
}

/** Referral reward: to the inviter and to the friend. */
export function referralLetter(to: 'inviter' | 'friend', sum: string, locale: Locale, origin: string) {
  const texts = NEWS_LETTERS[locale].referral
  return letterOf(locale, {
    subject: texts.subject,
    title: texts.title(sum),
    paragraphs: [texts[to]],
    action: { label: texts.action, url: `${origin}/profile` },
  })
}
