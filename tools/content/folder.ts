import { type ContentFile, readContentFiles } from '../../api/src/goods/content/files/files.ts'
import { UserError } from '../print/steps.ts'

const trimmed = (asked: string) =>
  asked
    .replaceAll('\\', '/')
    .replace(/^.*\bcontent\//, '')
    .replace(/\.ya?ml$/, '')

/** True for `api/content/pages/about.ru.yaml`, `pages/about.ru`, `about.ru`, and for `about`, which is the page in both languages. */
function isMeant({ file, isEarlier }: ContentFile, asked: string): boolean {
  const name = file.replace(/\.yaml$/, '')
  const wanted = trimmed(asked)
  if ([name, name.replace(/^pages\//, '')].includes(wanted)) return true
  return !isEarlier && [name, name.replace(/^pages\//, '')].some((one) => one.replace(/\.(ru|en)$/, '') === wanted)
}

/** The files that are named, or all of them. @throws UserError for a name of none. */
export function chosenFiles(asked: readonly string[], folder?: string): ContentFile[] {
  const files = readContentFiles(folder)
  if (asked.length === 0) return files
  for (const one of asked) {
    if (!files.some((file) => isMeant(file, one)))
      throw new UserError(`There is no content file "${one}": api/content/ has ${files.length} of them.`)
  }
  return files.filter((file) => asked.some((one) => isMeant(file, one)))
}
