import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../processes/state.ts'
import { projectFiles, type Check } from '../check.ts'

const isStyled = (file: string) => /\.(css|tsx?|html)$/.test(file) && !/\.test\.tsx?$/.test(file)
const USED = /var\(\s*(--[\w-]+)/g
/** Declared in a stylesheet, registered, or named in code that sets it. */
const DECLARED = /(?:^|[\s;{['"`])(--[\w-]+)(?=['"`\]\s]*:|['"`])|@property\s+(--[\w-]+)/gm

export interface StyledFile {
  file: string
  text: string
}

/** Custom properties that are used and nowhere set: the browser drops the whole declaration without a word. */
export function unknownProperties(files: readonly StyledFile[]): string[] {
  const declared = new Set(files.flatMap(({ text }) => [...text.matchAll(DECLARED)].map(([, name, registered]) => name ?? registered)))
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(USED)].flatMap(([, name]) => (declared.has(name) ? [] : [`${file}: ${name} is set nowhere`])),
  )
}

export const knownProperties: Check = {
  name: 'custom properties exist',
  run: async () =>
    unknownProperties(
      (await projectFiles()).filter(isStyled).map((file) => ({ file, text: fs.readFileSync(path.join(ROOT, file), 'utf8') })),
    ),
}
