import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '@shop/contracts/shop/storefront'
import { ROOT } from '../processes/state.ts'

/** `mfe-catalog/page/listing.nothing` → words of the release. */
export type InterfaceTexts = Record<Locale, ReadonlyMap<string, string>>

/** Source folders by namespace, as registered by `addTexts`, without version. */
function* folders(): Generator<[place: string, folder: string]> {
  yield ['shell', 'shell/src/platform/texts']
  yield ['ui', 'shared/ui/texts']
  yield ['session', 'shared/session/texts']
  yield ['errors', 'shared/i18n/src/errors']
  for (const remote of fs.readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))) {
    for (const [kind, folder] of [
      ['page', 'pages'],
      ['widget', 'widgets'],
    ] as const) {
      const parent = path.join(remote, 'src', folder)
      for (const name of fs.existsSync(path.join(ROOT, parent)) ? fs.readdirSync(path.join(ROOT, parent)) : [])
        if (fs.existsSync(path.join(ROOT, parent, name, 'texts/ru.ts')))
          yield [`${remote}/${kind}/${name}`, path.join(parent, name, 'texts')]
    }
  }
}

const NAMES = { ru: 'errorsRu', en: 'errorsEn' } as const

async function textsIn(folder: string, locale: Locale): Promise<Record<string, string>> {
  const module = (await import(pathToFileURL(path.join(ROOT, folder, `${locale}.ts`)).href)) as Record<string, Record<string, string>>
  return module['texts'] ?? module[NAMES[locale]] ?? {}
}

/** All interface texts in the sources, by override key. */
export async function interfaceTexts(): Promise<InterfaceTexts> {
  const found = { ru: new Map<string, string>(), en: new Map<string, string>() }
  for (const [place, folder] of folders()) {
    for (const locale of ['ru', 'en'] as const)
      for (const [key, text] of Object.entries(await textsIn(folder, locale))) found[locale].set(`${place}.${key}`, text)
  }
  return found
}
