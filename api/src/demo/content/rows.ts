import type { InferInsertModel } from 'drizzle-orm'
import { contentBlocks, contentPages } from '../../db/schema/index.ts'
import { pages } from './pages.ts'
import { WRITTEN } from './page.ts'

export const CONTENT_TABLES = { contentPages, contentBlocks }

const LOCALES = ['ru', 'en'] as const

/** Every page under every address, in both languages. */
const all = pages.flatMap((page) => page.paths.flatMap((path) => LOCALES.map((locale) => ({ page, path, locale }))))

export const contentRows = (): {
  contentPages: InferInsertModel<typeof contentPages>[]
  contentBlocks: InferInsertModel<typeof contentBlocks>[]
} => ({
  contentPages: all.map(({ page, path, locale }, index) => ({
    id: index + 1,
    path,
    locale,
    storefront: 'every',
    version: page.version ?? 1,
    effective_on: page.date ?? WRITTEN,
    title: page[locale].title,
    lead: page[locale].lead,
  })),
  contentBlocks: all.flatMap(({ page, locale }, index) =>
    page[locale].blocks.map(({ kind, ...body }, position) => ({ page_id: index + 1, position, kind, body })),
  ),
})
