import type { ContentFile } from '../../api/src/goods/content/files/files.ts'
import type { Problem } from '../../api/src/goods/content/check/problem.ts'
import type { StoredPage } from '../../api/src/goods/content/documents/documents.ts'

const LANGUAGE = /\.(ru|en)\.yaml$/

/** Page metadata that must be equal in both languages. */
const SAME = ['version', 'date', 'storefront'] as const

/** Pages in one language only, and pages whose languages differ. */
export function* pairProblems(file: ContentFile, files: readonly ContentFile[]): Generator<Problem> {
  const language = LANGUAGE.exec(file.file)?.[1]
  if (!file.file.startsWith('pages/') || !language) return
  const otherName = file.file.replace(LANGUAGE, language === 'ru' ? '.en.yaml' : '.ru.yaml')
  const other = files.find((one) => one.file === otherName)
  if (!other) {
    yield { path: [], message: `This page has no other language: ${otherName} is missing.` }
    return
  }
  // Reported once, in the Russian file.
  if (language === 'en') return
  const [page, pair] = [file.body as Partial<StoredPage>, other.body as Partial<StoredPage> | undefined]
  if (!Array.isArray(page.blocks) || !Array.isArray(pair?.blocks)) return
  for (const name of SAME)
    if (page[name] !== pair[name]) yield { path: [name], message: `"${name}" is ${page[name]} here and ${pair[name]} in ${otherName}.` }
  for (const index of Array.from({ length: Math.max(page.blocks.length, pair.blocks.length) }).keys()) {
    const [one, two] = [page.blocks[index], pair.blocks[index]]
    if (one?.id === two?.id && one?.kind === two?.kind) continue
    yield {
      path: ['blocks', index],
      message: `Block ${index + 1} is ${named(one)} here and ${named(two)} in ${otherName}: both languages have the same blocks in the same order.`,
    }
    return
  }
}

const named = (block: { kind: string; id: string } | undefined) => (block ? `${block.kind} "${block.id}"` : 'missing')

/** Two pages with one URL. */
export function* addressProblems(file: ContentFile, files: readonly ContentFile[]): Generator<Problem> {
  const { paths, storefront = 'every' } = (file.body ?? {}) as Partial<StoredPage>
  if (!file.file.startsWith('pages/') || file.isEarlier || !Array.isArray(paths)) return
  const language = LANGUAGE.exec(file.file)?.[1]
  for (const [index, path] of paths.entries()) {
    const other = files.find((one) => {
      const page = one.body as Partial<StoredPage> | undefined
      const isSame = one.file < file.file && !one.isEarlier && LANGUAGE.exec(one.file)?.[1] === language
      return isSame && Array.isArray(page?.paths) && page.paths.includes(path) && (page.storefront ?? 'every') === storefront
    })
    if (other) yield { path: ['paths', index], message: `/${path} is an address of ${other.file} already.` }
  }
}
