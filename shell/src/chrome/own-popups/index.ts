import { createElement } from 'react'
import type { Locale } from '@shop/contracts/shop/storefront'
import { part } from '@shop/ui'
import type { ShellPopupProps } from './own-popup.tsx'
import type { ShellPopupTexts } from './words/words.ts'

const partOf = (load: () => Promise<{ words: ShellPopupTexts }>) =>
  part<ShellPopupProps>(async () => {
    const [{ ShellPopup }, { words }] = await Promise.all([
      import(/* webpackChunkName: "own-popups", webpackFetchPriority: "low" */ './own-popup.tsx'),
      load(),
    ])
    return { default: (props) => createElement(ShellPopup, { ...props, words }) }
  })

/** Popups of the shell with texts in one language, loaded on open. */
export const shellPopups: Record<Locale, ReturnType<typeof partOf>> = {
  ru: partOf(() => import(/* webpackChunkName: "own-popups-ru", webpackFetchPriority: "low" */ './words/ru.ts')),
  en: partOf(() => import(/* webpackChunkName: "own-popups-en", webpackFetchPriority: "low" */ './words/en.ts')),
}
