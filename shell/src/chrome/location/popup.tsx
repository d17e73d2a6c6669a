import { useLocale } from '@shop/i18n'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'
import { LocationView } from './view.tsx'

// Both languages in one file: every file has a hash in the code that loads with each page.
const TEXTS = { ru, en }

export interface LocationPopupProps {
  /** Opened once a place is chosen. */
  next?: unknown
}

export default function LocationPopup(props: LocationPopupProps) {
  return <LocationView {...props} texts={TEXTS[useLocale()]} />
}
