import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ContentText, readContent } from './yaml.ts'

/** The folder of editable content. */
export const CONTENT_FOLDER = fileURLToPath(new URL('../../../../content/', import.meta.url))

export interface ContentFile extends ContentText {
  /** `pages/about.ru.yaml`, with slashes on every platform. */
  file: string
  /** Document name, `pages/about.ru`; an earlier edition (`pages/terms@1.ru.yaml`) has the page's name. */
  name: string
  /** An earlier edition, for seeding new databases only. */
  isEarlier: boolean
}

const EARLIER = /@\d+(?=\.(?:ru|en)$)/

export function readContentFile(file: string, folder = CONTENT_FOLDER): ContentFile {
  const name = file.replace(/\.yaml$/, '')
  return { file, name: name.replace(EARLIER, ''), isEarlier: EARLIER.test(name), ...readContent(readFileSync(join(folder, file), 'utf8')) }
}

/** Every file of the folder, by name. */
export const readContentFiles = (folder = CONTENT_FOLDER): ContentFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.ya?ml$/.test(file))
    .sort()
    .map((file) => readContentFile(file, folder))
