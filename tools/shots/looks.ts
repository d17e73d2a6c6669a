import { UserError } from '../print/steps.ts'

export const LOCALES = ['ru', 'en'] as const
const THEMES = ['light', 'dark'] as const
/** A phone, a tablet, a desktop. */
const WIDTHS = [390, 820, 1440]
/** px: narrower widths use touch emulation. */
export const DESKTOP = 1200

export const HOSTS = { ru: 'shop.ru.localhost', en: 'shop.com.localhost' } as const

export interface Look {
  width: number
  locale: (typeof LOCALES)[number]
  theme: (typeof THEMES)[number]
}

interface Wanted {
  width?: string[] | undefined
  locale?: string[] | undefined
  theme?: string[] | undefined
}

function oneOf<Name extends string>(asked: string[] | undefined, known: readonly Name[], what: string): readonly Name[] {
  const unknown = asked?.find((name) => !known.includes(name as Name))
  if (unknown) throw new UserError(`There is no ${what} "${unknown}": choose from ${known.join(', ')}.`)
  return (asked as Name[] | undefined) ?? known
}

function widthsFrom(asked: string[] | undefined): number[] {
  const widths = asked?.map(Number) ?? WIDTHS
  const wrong = widths.findIndex((width) => !Number.isInteger(width) || width < 200 || width > 4000)
  if (wrong >= 0) throw new UserError(`--width is "${asked?.[wrong]}", and it must be a number of pixels between 200 and 4000.`)
  return widths
}

/** All combinations; unspecified dimensions use all values. */
export function looksFrom({ width, locale, theme }: Wanted): Look[] {
  const locales = oneOf(locale, LOCALES, 'locale')
  const themes = oneOf(theme, THEMES, 'theme')
  return widthsFrom(width).flatMap((each) =>
    locales.flatMap((language) => themes.map((look) => ({ width: each, locale: language, theme: look }))),
  )
}

export const isTouched = ({ width }: Look): boolean => width < DESKTOP

/** `catalog-ru-390-dark.png` */
export const nameOf = (screen: string, { locale, width, theme }: Look): string => `${screen}-${locale}-${width}-${theme}.png`
