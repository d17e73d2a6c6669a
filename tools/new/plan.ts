import fs from 'node:fs'
import path from 'node:path'
import { UserError } from '../print/steps.ts'

/** Planned changes; written only when all are valid. */
export interface Plan {
  /** New files: path → text. */
  files: Record<string, string>
  /** Changed files. */
  edits: { file: string; edit: (text: string) => string }[]
  /** Next steps, one sentence each. */
  next: string[]
}

const TEMPLATES = path.join(import.meta.dirname, 'templates')

/** Files of a template with its `%names%` filled in, in their folder of the project. */
export function fromTemplate(template: string, folder: string, words: Record<string, string>): Record<string, string> {
  const source = path.join(TEMPLATES, template)
  const files = fs.readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'))
  return Object.fromEntries(
    files.map((file) => [
      path.posix.join(folder, fill(file.replaceAll(path.sep, '/').slice(0, -'.txt'.length), words)),
      fill(fs.readFileSync(path.join(source, file), 'utf8'), words),
    ]),
  )
}

const fill = (text: string, words: Record<string, string>) =>
  text.replace(/%(\w+)%/g, (_, name: string) => {
    const word = words[name]
    if (word === undefined) throw new Error(`A template wants %${name}%.`)
    return word
  })

/** Writes a plan. @throws UserError when a file exists: nothing is written then */
export function carryOut(root: string, { files, edits }: Plan): string[] {
  const taken = Object.keys(files).filter((file) => fs.existsSync(path.join(root, file)))
  if (taken.length > 0) throw new UserError(`${taken[0]} is there already: choose another name.`)
  const edited = edits.map(({ file, edit }) => [file, edit(fs.readFileSync(path.join(root, file), 'utf8'))] as const)
  for (const [file, text] of [...Object.entries(files), ...edited]) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
  return [...Object.keys(files), ...edits.map(({ file }) => file)]
}

/** Inserts a line before the first match. @throws UserError without a match */
export const insertBefore = (place: RegExp, line: string, file: string) => (text: string) => {
  const found = place.exec(text)
  if (!found) throw new UserError(`${file} is not as this generator knows it: add "${line.trim()}" by hand.`)
  return text.slice(0, found.index) + line + text.slice(found.index)
}
