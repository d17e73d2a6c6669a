import fs from 'node:fs'
import path from 'node:path'

const LOCALES = ['ru', 'en']

const foldersIn = (folder) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []

/** The module of a folder; undefined where there is none. */
export const indexIn = (folder) => ['index.ts', 'index.tsx'].map((file) => path.join(folder, file)).find((file) => fs.existsSync(file))

/**
 * What a remote gives, found by its folders: `src/pages/listing/index.ts` → `page/listing`, `src/widgets/bestsellers/index.ts` →
 * `widget/bestsellers`, and the texts beside them → `page/listing/ru`, `page/listing/en`. Nothing has to be registered.
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

/** `page/listing` → `src/pages/listing/asks.ts`: what pages and widgets ask of the API for an address. */
export const asksIn = (exposes) =>
  Object.fromEntries(
    Object.entries(exposes)
      .map(([exposed, file]) => [exposed, path.join(path.dirname(file), 'asks.ts')])
      .filter(([exposed, file]) => exposed.split('/').length === 2 && fs.existsSync(file)),
  )

/** Chunks are named without slashes: the list of hashes knows files by their last part. */
export const chunkNameOf = (exposed) => exposed.replaceAll('/', '-')
