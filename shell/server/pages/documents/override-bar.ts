import type { Locale } from '@shop/contracts/shop/storefront'
import type { Override } from '@shop/release/override/token'
import { servedVersion, type Snapshot } from '../../release/snapshot.ts'
import { barHtml, momentOf } from './preview-bar.ts'

export interface OverrideBar extends Override {
  /** Of this document: a version that fails on the server gives way here too. */
  shown: Snapshot
}

interface BarWords {
  name: string
  text: (versions: string, until: string) => string
  failed: (version: string) => string
  leave: string
}

const WORDS: Record<Locale, BarWords> = {
  ru: {
    name: 'Версии для проверки',
    text: (versions, until) => `Вы видите ${versions}, до ${until} по Москве. Больше этого никто не видит.`,
    failed: (version) => `не работает здесь, показана ${version}`,
    leave: 'Вернуться к обычному магазину',
  },
  en: {
    name: 'Versions under test',
    text: (versions, until) => `You see ${versions} until ${until}, Moscow time. Nobody else does.`,
    failed: (version) => `does not work here, ${version} is shown`,
    leave: 'Back to the usual shop',
  },
}

/** A bar that says which versions this browser alone sees, with a button that ends it. */
export function overrideBar({ versions, until, shown }: OverrideBar, locale: Locale): string {
  const { name, text, failed, leave } = WORDS[locale]
  const ids = Object.entries(versions).map(([owner, version]) => {
    const served = servedVersion(shown, owner) ?? '—'
    return `${owner} ${version}${served === version ? '' : ` (${failed(served)})`}`
  })
  return barHtml({ name, text: text(ids.join(', '), momentOf(until, locale)), leave, action: '/do/release/leave' })
}
