import type { Locale } from '@shop/contracts/shop/storefront'
import { type LetterParts, letterOf } from './letter.ts'
import { type Link, linkToken } from './link.ts'
import { NEWS_LETTERS } from './news-words.ts'

/** What a letter with signed links needs. */
export interface Signer {
  /** Address of the shop, without a slash at the end. */
  origin: string
  key: string
  now: Date
}

/** The page of a link: served by the API, so that it works without the shop's scripts and in every mail program. */
const linkUrl = (link: Link, { origin, key, now }: Signer) => `${origin}/backend/letters/${linkToken(link, key, now)}`

export const off = (locale: Locale, link: Link, signer: Signer): Pick<LetterParts, 'off'> => ({
  off: { label: NEWS_LETTERS[locale].off, url: linkUrl(link, signer) },
})

/** Asks the owner of an address whether they have subscribed it; `gift`: a promo code comes after that. */
export function newsConfirmLetter(id: number, locale: Locale, signer: Signer, gift = false) {
  const words = NEWS_LETTERS[locale].newsConfirm
  const url = linkUrl({ kind: 'news-confirm', id }, signer)
  const paragraphs = gift ? [words.text, words.gift] : [words.text]
  return letterOf(locale, {
    subject: words.subject,
    title: words.title,
    paragraphs,
    action: { label: words.action, url },
    footer: words.footer,
  })
}

export interface AlertNews {
  id: number
  kind: 'price' | 'stock'
  name: string
  /** Of the piece, whole. */
  url: string
}

/** Asks the owner of an address whether they wait for a piece. */
export function alertConfirmLetter({ id, kind, name }: AlertNews, locale: Locale, signer: Signer) {
  const words = NEWS_LETTERS[locale].alertConfirm
  return letterOf(locale, {
    subject: words.subject(name),
    title: words.title,
    paragraphs: [words[kind](name)],
    action: { label: words.action, url: linkUrl({ kind: 'alert-confirm', id }, signer) },
    footer: words.footer,
  })
}

/** The price has come down; sums are written already. */
export function priceLetter({ id, name, url }: AlertNews, { was, now }: { was: string; now: string }, locale: Locale, signer: Signer) {
  const words = NEWS_LETTERS[locale].priceFell
  return letterOf(locale, {
    subject: words.subject(name),
    title: words.title,
    paragraphs: [words.text(name)],
    rows: [
      { name: words.was, value: was },
      { name: words.now, value: now },
    ],
    action: { label: words.action, url },
    ...off(locale, { kind: 'alert-off', id }, signer),
  })
}

/** A size can be bought again. */
export function stockLetter({ id, name, url }: AlertNews, variant: string, locale: Locale, signer: Signer) {
  const words = NEWS_LETTERS[locale].stockBack
  return letterOf(locale, {
    subject: words.subject(name),
    title: words.title,
    paragraphs: [words.text(name)],
    rows: variant ? [{ name: words.variant, value: variant }] : [],
    action: { label: words.action, url },
    ...off(locale, { kind: 'alert-off', id }, signer),
  })
}

interface SearchNews {
  id: number
  name: string
  /** Of the listing, whole. */
  url: string
  pieces: { name: string; price: string }[]
}

/** A saved search has found new pieces. */
export function searchLetter({ id, name, url, pieces }: SearchNews, locale: Locale, signer: Signer) {
  const words = NEWS_LETTERS[locale].searchNews
  return letterOf(locale, {
    subject: words.subject(name),
    title: words.title,
    paragraphs: [words.text(name)],
    rows: pieces.map((piece) => ({ name: piece.name, value: piece.price })),
    action: { label: words.action, url },
    ...off(locale, { kind: 'search-off', id }, signer),
  })
}

/** A friend has ordered: to who has invited, and to who has come. */
export function referralLetter(to: 'inviter' | 'friend', sum: string, locale: Locale, origin: string) {
  const words = NEWS_LETTERS[locale].referral
  return letterOf(locale, {
    subject: words.subject,
    title: words.title(sum),
    paragraphs: [words[to]],
    action: { label: words.action, url: `${origin}/profile` },
  })
}
