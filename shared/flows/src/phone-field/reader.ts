import { useEffect, useState } from 'react'
import { phoneInWords } from '@shop/forms/fields/contact'
import type { PhoneAbroad } from '@shop/forms/phone-abroad'

type Reader = (typed: string, country: string) => PhoneAbroad | null

let reader: Reader | null = null

/** The reader of foreign numbers, once its chunk has come. */
export const readerNow = () => reader

/** Loads the table of all countries' numbers. Null when it does not come: a number with its country code needs none. */
export const loadReader = (): Promise<Reader | null> =>
  import(/* webpackChunkName: "phone-abroad", webpackFetchPriority: "low" */ '@shop/forms/phone-abroad').then(
    ({ readPhoneAbroad }) => (reader = readPhoneAbroad),
    () => null,
  )

/** An E.164 number as its field showed it, in one line: +7 916 204-18-77, +971 50 123 4567. */
export function phoneShown(number: string): string {
  const shown = number.startsWith('+7') ? phoneInWords(number) : (readerNow()?.(number, '')?.shown ?? number)
  return shown.replaceAll(' ', '\u00a0')
}

/** The same on a page that has no phone field: foreign numbers are spaced once the table is there. */
export function usePhoneShown(number: string): string {
  const [, setReady] = useState(reader !== null)
  const isForeign = number !== '' && !number.startsWith('+7')
  useEffect(() => {
    if (isForeign) void loadReader().then(() => setReady(true))
  }, [isForeign])
  return phoneShown(number)
}
