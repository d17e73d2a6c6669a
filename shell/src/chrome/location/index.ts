import { createElement } from 'react'
import type { Locale } from '@shop/contracts/shop/storefront'
import { part } from '@shop/ui'
import type { LocationTexts } from './view.tsx'

interface LocationPopupProps {
  /** Opened once a place is chosen. */
  next?: unknown
}

const partOf = (load: () => Promise<{ texts: LocationTexts }>) =>
  part<LocationPopupProps>(async () => {
    const [{ LocationView }, { texts }] = await Promise.all([
      import(/* webpackChunkName: "location", webpackFetchPriority: "low" */ './view.tsx'),
      load(),
    ])
    return { default: (props) => createElement(LocationView, { ...props, texts }) }
  })

/** The shell's only popup with its texts in one language, loaded on open. */
export const LocationPopup: Record<Locale, ReturnType<typeof partOf>> = {
  ru: partOf(() => import(/* webpackChunkName: "location-ru", webpackFetchPriority: "low" */ './texts/ru.ts')),
  en: partOf(() => import(/* webpackChunkName: "location-en", webpackFetchPriority: "low" */ './texts/en.ts')),
}
