import type { Locale } from '@shop/contracts/shop/storefront'
import type { StoredPage } from '../../goods/content/documents/documents.ts'
import { seededContent } from '../../goods/content/seed/files.ts'

type PageTexts = Pick<StoredPage, 'title' | 'lead' | 'blocks'>
export interface DemoPage extends Record<Locale, PageTexts>, Pick<StoredPage, 'paths' | 'version' | 'date' | 'storefront'> {}

const OTHER = /\.ru\.yaml$/
const wordsOf = ({ title, lead, blocks }: StoredPage): PageTexts => ({ title, lead, blocks })

/** All content pages, both languages side by side; the newest edition of each. */
export const pages: DemoPage[] = seededContent()
  .filter(({ file, isEarlier }) => file.startsWith('pages/') && OTHER.test(file) && !isEarlier)
  .map(({ file, body }) => {
    const page = body as StoredPage
    const other = seededContent().find((one) => one.file === file.replace(OTHER, '.en.yaml'))
    if (!other) throw new Error(`${file} has no page in English beside it.`)
    const { paths, version, date, storefront } = page
    return { paths, version, date, storefront, ru: wordsOf(page), en: wordsOf(other.body as StoredPage) }
  })
