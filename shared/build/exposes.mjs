import fs from 'node:fs'
import path from 'node:path'
import { errorPageWidgets, routes } from '@shop/contracts/pages/routes'

const LOCALES = ['ru', 'en']

const foldersIn = (folder) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []

/** The module of a folder; undefined if there is none. */
export const indexIn = (folder) => ['index.ts', 'index.tsx'].map((file) => path.join(folder, file)).find((file) => fs.existsSync(file))

/**
 * Exposed modules of a remote by folder: `src/pages/listing/index.ts` → `page/listing`, `src/widgets/bestsellers/index.ts` →
 * `widget/bestsellers`, with texts as `page/listing/ru` and `page/listing/en`. No registration needed.
 */
export function exposesOf(folder) {
  const exposes = {}
  for (const [kind, parent] of Object.entries({ page: 'pages', widget: 'widgets' })) {
    for (const name of foldersIn(path.join(folder, 'src', parent))) {
      const place = path.join(folder, 'src', parent, name)
      const index = indexIn(place)
      if (!index) continue
      exposes[`${kind}/${name}`] = index
      for (const locale of LOCALES) {
        const texts = path.join(place, 'texts', `${locale}.ts`)
        if (fs.existsSync(texts)) exposes[`${kind}/${name}/${locale}`] = texts
      }
    }
  }
  return exposes
}

/** `page/listing` → `src/pages/listing/asks.ts`: API reads of pages and widgets by URL. */
export const asksIn = (exposes) =>
  Object.fromEntries(
    Object.entries(exposes)
      .map(([exposed, file]) => [exposed, path.join(path.dirname(file), 'asks.ts')])
      .filter(([exposed, file]) => exposed.split('/').length === 2 && fs.existsSync(file)),
  )

/** Chunk names have no slashes: the hash list uses file base names. */
const chunkNameOf = (exposed) => exposed.replaceAll('/', '-')

/** Widgets that the server renders with a page: their code and one language come with it. */
export const renderedWidgets = (owner) =>
  [...routes.flatMap(({ widgets = [] }) => widgets), ...errorPageWidgets].filter((use) => use.owner === owner).map(({ widget }) => widget)

/** Bytes of the sources of both languages: shorter ones weigh less than the hashes of two more files. */
const SHORT_TEXTS = 1200

const hasShortTexts = (exposes, part) => {
  const files = LOCALES.flatMap((locale) => exposes[`${part}/${locale}`] ?? [])
  return files.reduce((bytes, file) => bytes + fs.statSync(file).size, 0) < SHORT_TEXTS
}

/**
 * Chunk name of each exposed module. A widget that only the browser loads, and a part that says little, is one file with its texts: every
 * page of the remote loads the hashes of all files.
 */
export const chunksOf = (exposes, rendered) =>
  Object.fromEntries(
    Object.keys(exposes).map((exposed) => {
      const [kind, name] = exposed.split('/')
      const part = `${kind}/${name}`
      const isLate = kind === 'widget' && !rendered.includes(name)
      return [exposed, chunkNameOf(isLate || hasShortTexts(exposes, part) ? part : exposed)]
    }),
  )
