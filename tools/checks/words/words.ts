import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../processes/state.ts'
import { projectFiles, type Check } from '../check.ts'

interface Unwanted {
  pattern: RegExp
  why: string
}

const unwanted: Unwanted[] = [
  { pattern: /\b(test|it|describe)\.(only|todo|fixme)\b/, why: 'a test that keeps others from running, or does not run itself' },
  // Playwright's `test.skip(condition, reason)` is reported; skipped titles are not.
  { pattern: /\b(test|it|describe)\.skip(\.each)?\(\s*['"`]|\bx(it|test|describe)\(/, why: 'a skipped test' },
  { pattern: /\b(T[O]DO|F[I]XME|X[X]X|H[A]CK)\b/, why: 'unfinished work belongs in an issue' },
  { pattern: /@ts-(ignore|nocheck)\b/, why: 'the compiler is silenced: say the type, or @ts-expect-error with a reason' },
  { pattern: /(eslint|oxlint)-disable(?!.* -- .{10})/, why: 'a rule is silenced without a reason (-- because …)' },
]

const SOURCE = /\.(tsx?|mjs|cjs|css|md)$/

export interface Found {
  line: number
  why: string
}

export const wordsIn = (text: string): Found[] =>
  text
    .split('\n')
    .flatMap((line, index) => unwanted.filter(({ pattern }) => pattern.test(line)).map(({ why }) => ({ line: index + 1, why })))

export const words: Check = {
  name: 'words that do not belong',
  run: async () => {
    const own = new Set(['tools/checks/words/words.ts', 'tools/checks/words/words.test.ts'])
    const files = (await projectFiles()).filter((file) => SOURCE.test(file) && !own.has(file))
    return files.flatMap((file) =>
      wordsIn(fs.readFileSync(path.join(ROOT, file), 'utf8')).map(({ line, why }) => `${file}:${line}: ${why}`),
    )
  },
}
