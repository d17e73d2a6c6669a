import path from 'node:path'
import * as v from 'valibot'
import { problemsIn } from '../../api/src/goods/content/check/document.ts'
import type { Problem } from '../../api/src/goods/content/check/problem.ts'
import { type KnownReferences, referenceProblems } from '../../api/src/goods/content/check/references.ts'
import { kindOf } from '../../api/src/goods/content/documents/documents.ts'
import { CONTENT_FOLDER, type ContentFile } from '../../api/src/goods/content/files/files.ts'
import { ROOT } from '../processes/state.ts'
import type { InterfaceTexts } from './interface-texts.ts'
import { addressProblems, pairProblems } from './pairs.ts'
import { textProblems } from './texts.ts'

export interface Surroundings {
  /** All files: pages are compared with each other. */
  files: readonly ContentFile[]
  texts: InterfaceTexts
  /** Existing pictures and products; null when the shop validates them. */
  known: KnownReferences | null
  folder?: string | undefined
}

/** `api/content/pages/about.ru.yaml:12:5 sentence` */
export const lineOf = (file: ContentFile, problem: Problem, folder = CONTENT_FOLDER) => {
  const { line, column } = file.placeOf(problem)
  return `${shownName(file, folder)}:${line}:${column} ${problem.message}`
}

const shownName = ({ file }: ContentFile, folder: string) => path.relative(ROOT, path.join(folder, file)).replaceAll('\\', '/')

/** All problems of a file, one line each, in line order. */
export function problemLines(file: ContentFile, { files, texts, known, folder }: Surroundings): string[] {
  if (file.problems.length > 0)
    return file.problems.map(({ line, column, message }) => `${shownName(file, folder ?? CONTENT_FOLDER)}:${line}:${column} ${message}`)
  const schema = kindOf(file.name)?.schema
  const own = problemsIn(file.name, file.body)
  const others = [
    ...pairProblems(file, files),
    ...addressProblems(file, files),
    ...textProblems(file, texts),
    // References of an invalid document are unknown.
    ...(known && schema && v.is(schema, file.body) ? referenceProblems(file.name, file.body, known) : []),
  ]
  return [...own, ...others]
    .map((problem) => ({ problem, place: file.placeOf(problem) }))
    .sort((one, other) => one.place.line - other.place.line || one.place.column - other.place.column)
    .map(({ problem }) => lineOf(file, problem, folder))
}
