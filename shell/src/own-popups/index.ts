import { createElement } from 'react'
import type { Locale } from '@shop/contracts/storefront'
import { part } from '@shop/ui'
import type { Words } from './views.ts'

interface OwnPopupProps {
  widget: string
  props: Record<string, unknown>
}

const partOf = (load: () => Promise<{ words: Words }>) =>
  part<OwnPopupProps>(async () => {
    const [{ VIEWS }, { words }] = await Promise.all([
      import(/* webpackChunkName: "own-popups", webpackFetchPriority: "low" */ './views.ts'),
      load(),
    ])
    return {
      default: ({ widget, props }) => {
        const name = widget as keyof Words
        return createElement(VIEWS[name] as never, { ...props, words: words[name] })
      },
    }
  })

/** The shell's own popups and their words in one language, loaded when the first of them is opened. In one file: each costs every page bytes. */
export const OWN_POPUPS: Record<Locale, ReturnType<typeof partOf>> = {
  ru: partOf(() => import(/* webpackChunkName: "own-popups-ru", webpackFetchPriority: "low" */ './words.ru.ts')),
  en: partOf(() => import(/* webpackChunkName: "own-popups-en", webpackFetchPriority: "low" */ './words.en.ts')),
}
