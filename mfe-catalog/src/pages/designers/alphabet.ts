import type { DesignerLine } from '@shop/contracts/catalog/designers'
import type { Locale } from '@shop/contracts/shop/storefront'

/** Without the letters that no name begins with. */
const CYRILLIC = [...'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ']
const LATIN = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

export interface Group {
  letter: string
  /** Of the element, for the links of the alphabet. */
  id: string
  designers: DesignerLine[]
}

export interface Letter {
  letter: string
  /** Null where nobody begins with it. */
  id: string | null
}

const idOf = (letter: string) => `letter-${letter.codePointAt(0)}`
const letterOf = ({ name }: DesignerLine) => name.slice(0, 1).toUpperCase().replace('Ё', 'Е')

/** Names by their first letter: on the Russian storefront Russian names stand before the others. */
export function groupsOf(designers: readonly DesignerLine[], locale: Locale): Group[][] {
  return alphabetsOf(locale)
    .map((alphabet) =>
      alphabet
        .map((letter) => ({ letter, id: idOf(letter), designers: designers.filter((one) => letterOf(one) === letter) }))
        .filter((group) => group.designers.length > 0),
    )
    .filter((groups) => groups.length > 0)
}

/** Every letter of the alphabets that have somebody. */
export const lettersOf = (designers: readonly DesignerLine[], locale: Locale): Letter[][] =>
  alphabetsOf(locale)
    .map((alphabet) => alphabet.map((letter) => ({ letter, id: designers.some((one) => letterOf(one) === letter) ? idOf(letter) : null })))
    .filter((letters) => letters.some(({ id }) => id !== null))

const alphabetsOf = (locale: Locale) => (locale === 'ru' ? [CYRILLIC, LATIN] : [LATIN, CYRILLIC])

/** Those whose name, city or craft has these letters somewhere. */
export function foundBy(designers: readonly DesignerLine[], words: string): DesignerLine[] {
  const wanted = words.trim().toLowerCase()
  return designers.filter(({ name, city, craft }) => `${name} ${city} ${craft}`.toLowerCase().includes(wanted))
}
