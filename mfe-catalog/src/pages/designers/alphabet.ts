import { saysAll } from '@shop/contracts/core/text/sound'
import { letterId, letterOf, type DesignerLine } from '@shop/contracts/catalog/designers'
import type { Locale } from '@shop/contracts/shop/storefront'

/** Letters without names are omitted. */
const CYRILLIC = [...'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ']
const LATIN = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

export interface Group {
  letter: string
  /** Element id for the alphabet's links. */
  id: string
  designers: DesignerLine[]
}

export interface Letter {
  letter: string
  /** Null without names. */
  id: string | null
}

/** Names by first letter: Russian names first on the Russian storefront. */
export function groupsOf(designers: readonly DesignerLine[], locale: Locale): Group[][] {
  return alphabetsOf(locale)
    .map((alphabet) =>
      alphabet
        .map((letter) => ({ letter, id: letterId(letter), designers: designers.filter((one) => letterOf(one.name) === letter) }))
        .filter((group) => group.designers.length > 0),
    )
    .filter((groups) => groups.length > 0)
}

/** Letters of both alphabets that have names. */
export const lettersOf = (designers: readonly DesignerLine[], locale: Locale): Letter[][] =>
  alphabetsOf(locale)
    .map((alphabet) =>
      alphabet.map((letter) => ({ letter, id: designers.some((one) => letterOf(one.name) === letter) ? letterId(letter) : null })),
    )
    .filter((letters) => letters.some(({ id }) => id !== null))

const alphabetsOf = (locale: Locale) => (locale === 'ru' ? [CYRILLIC, LATIN] : [LATIN, CYRILLIC])

/** Filters by name, city or craft, in either script. */
export const foundBy = (designers: readonly DesignerLine[], words: string): DesignerLine[] =>
  designers.filter(({ name, city, craft }) => saysAll(`${name} ${city} ${craft}`, words))
