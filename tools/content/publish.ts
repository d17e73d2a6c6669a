import {
  cancelContent,
  type ContentRefusal,
  contentVersions,
  draftContent,
  publishContent,
} from '@shop/contracts/content/content-publishing'
import { isBlocked } from '@shop/contracts/shop/guard'
import type { Locale } from '@shop/contracts/shop/storefront'
import type { StoredPage } from '../../api/src/goods/content/documents/documents.ts'
import type { ContentFile } from '../../api/src/goods/content/files/files.ts'
import { UserError } from '../print/steps.ts'
import { inWords } from './moment.ts'
import { lineOf } from './problems.ts'
import { callShop, type RunningShop } from './shop.ts'

/** The shop's refusal with line numbers. */
const refusedLines = (refused: readonly ContentRefusal[], files: readonly ContentFile[]) =>
  refused.map(({ name, path, message }) => {
    const file = files.find((one) => one.name === name)
    return file ? lineOf(file, { path, message }) : `${name}: ${message}`
  })

interface Publication {
  files: readonly ContentFile[]
  /** Document names to restore, instead of files. */
  back?: { name: string; version: number }[]
  at: string | null
}

/** Publishes and reports results per document. @throws UserError when anything is refused: nothing is published then */
export async function publish(shop: RunningShop, { files, back, at }: Publication): Promise<string[]> {
  const documents = back ?? files.map(({ name, body }) => ({ name, body }))
  const answer = await callShop(shop, publishContent, { documents, at })
  if (!answer.result) throw new UserError(`Nothing was published:\n${refusedLines(answer.refused, files).join('\n')}`)
  const said = { published: 'is shown now', scheduled: 'is shown from', unchanged: 'has not changed' }
  return answer.documents.flatMap(({ name, version, status, publishAt, later }) => [
    `${status === 'unchanged' ? '·' : '✓'} ${name}: version ${version} ${said[status]}${status === 'scheduled' ? ` ${inWords(publishAt)}` : ''}`,
    ...(status === 'unchanged' ? [] : later).map(
      (one) =>
        `  Version ${one.version} takes over ${inWords(one.publishAt)} and does not know this change: publish it again, or cancel it.`,
    ),
  ])
}

/** A page may have another name on each storefront. */
const pathIn = (locale: Locale, { paths }: StoredPage) =>
  paths.find((path) => !isBlocked(locale === 'ru' ? 'ru' : 'international', `/${path}`)) ?? paths[0] ?? ''

/** Uploads a draft and prints its preview link. */
export async function preview(shop: RunningShop, files: readonly ContentFile[]): Promise<string[]> {
  const { token, until, refused } = await callShop(shop, draftContent, { documents: files.map(({ name, body }) => ({ name, body })) })
  if (refused.length > 0) throw new UserError(`Nothing was uploaded:\n${refusedLines(refused, files).join('\n')}`)
  if (!token || !until) throw new UserError('The shop has no PREVIEW_KEY, so it has no previews.')
  const pages = files.map(({ name, body }) => {
    const locale = name.endsWith('.en') || name.endsWith('/en') ? ('en' as const) : ('ru' as const)
    const path = name.startsWith('pages/') ? pathIn(locale, body as StoredPage) : ''
    return `${shop.originOf(locale)}/${path}?preview=${token}`
  })
  return [...new Set(pages), `Until ${inWords(until)}. Whoever has a link sees the draft on the whole shop.`]
}

/** Versions of the documents that are named, or of all. */
export async function versions(shop: RunningShop, names: readonly string[] | null): Promise<string[]> {
  const { versions: all } = await callShop(shop, contentVersions)
  return all
    .filter(({ name }) => names === null || names.includes(name))
    .map(({ name, version, edition, publishAt, state }) => {
      const since =
        state === 'scheduled'
          ? `from ${inWords(publishAt)}`
          : publishAt.startsWith('1970')
            ? 'from the beginning'
            : `since ${inWords(publishAt)}`
      return `${state === 'shown' ? '●' : ' '} ${name} ${version}${edition === null ? '' : ` (edition ${edition})`} ${state} ${since}`
    })
}

export async function cancel(shop: RunningShop, name: string, version: number): Promise<string> {
  const { result } = await callShop(shop, cancelContent, { name, version })
  if (!result) throw new UserError(`Version ${version} of ${name} is not waiting for its time: go back by publish --version N.`)
  return `✓ ${name}: version ${version} is called off`
}
