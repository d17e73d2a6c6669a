import { use, useState, type ComponentType } from 'react'
import { addTexts, TextsContext, useLocale } from '@shop/i18n'
import { part } from '@shop/ui'
import { NAMESPACE } from '../../texts/index.ts'

type TextsModule = Promise<{ texts: Readonly<Record<string, string>> }>

/** Loads a section together with its texts when it is opened. The list of orders needs neither. */
export function lazySection(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const spoken = (loadTexts: () => TextsModule) =>
    part(async () => {
      const [{ default: View }, { texts }] = await Promise.all([load(), loadTexts()])
      return {
        default: function Section() {
          const host = use(TextsContext)
          useState(() => addTexts(host, NAMESPACE, texts))
          return <View />
        },
      }
    })
  const views = {
    ru: spoken(() => import(/* webpackChunkName: "sections-ru", webpackFetchPriority: "low" */ '../../texts/sections-ru.ts')),
    en: spoken(() => import(/* webpackChunkName: "sections-en", webpackFetchPriority: "low" */ '../../texts/sections-en.ts')),
  }
  return function LazySection() {
    const View = views[useLocale()]
    return <View />
  }
}
