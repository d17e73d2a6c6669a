import { createElement } from 'react'
import type { Locale } from '@shop/contracts/storefront'
import { part } from '@shop/ui'
import type { LocationWords } from './view.tsx'

const partOf = (load: () => Promise<{ texts: LocationWords }>) =>
  part(async () => {
    const [{ LocationView }, { texts }] = await Promise.all([
      import(/* webpackChunkName: "location", webpackFetchPriority: "low" */ './view.tsx'),
      load(),
    ])
    return { default: () => createElement(LocationView, { words: texts }) }
  })

/** The popup and its words in one language, loaded when it is opened. */
export const locationParts: Record<Locale, ReturnType<typeof partOf>> = {
  ru: partOf(() => import(/* webpackChunkName: "location-ru", webpackFetchPriority: "low" */ './texts/ru.ts')),
  en: partOf(() => import(/* webpackChunkName: "location-en", webpackFetchPriority: "low" */ './texts/en.ts')),
}
