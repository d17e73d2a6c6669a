import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../processes/state.ts'
import { projectFiles, type Check } from '../check.ts'

interface Unwanted {
  pattern: RegExp
  why: string
  /** Files that it concerns; all by default. */
  where?: RegExp
}

/** Code that runs in a shopper's browser. */
const BROWSER = /^(shell|mfe-[^/]+|shared\/(?!testing|build|observability)[^/]+)\/src\/(?!.*\.test\.)/

const unwanted: Unwanted[] = [
  { pattern: /\b(test|it|describe)\.(only|todo|fixme)\b/, why: 'a test that keeps others from running, or does not run itself' },
  // Playwright's `test.skip(condition, reason)` is reported; skipped titles are not.
  { pattern: /\b(test|it|describe)\.skip(\.each)?\(\s*['"`]|\bx(it|test|describe)\(/, why: 'a skipped test' },
  { pattern: /\b(T[O]DO|F[I]XME|X[X]X|H[A]CK)\b/, why: 'unfinished work belongs in an issue' },
  { pattern: /@ts-(ignore|nocheck)\b/, why: 'the compiler is silenced: say the type, or @ts-expect-error with a reason' },
  { pattern: /(eslint|oxlint)-disable(?!.* -- .{10})/, why: 'a rule is silenced without a reason (-- because …)' },
  {
    pattern: /new Date\(\)/,
    where: BROWSER,
    why: "the device's clock may be years off: use serverDate of @shop/contracts/core/time/clock",
  },
  {
    pattern: /^(export )?(interface|type|class) (Place|Known|Asked|Shown|Parts|Words|Written|Found|Visit)\b/,
    why: 'a type of this name means ten things: say of what (FocusPosition, KnownVersion, OrderRequest)',
  },
]

const SOURCE = /\.(tsx?|mjs|cjs|css|md)$/

export interface UnwantedLine {
  line: number
  why: string
}

export function wordsIn(text: string, file = ''): UnwantedLine[] {
  const here = unwanted.filter(({ where }) => where?.test(file) ?? true)
  return text
    .split('\n')
    .flatMap((line, index) => here.filter(({ pattern }) => pattern.test(line)).map(({ why }) => ({ line: index + 1, why })))
}

export const words: Check = {
  name: 'words that do not belong',
  run: async () => {
    const own = new Set(['tools/checks/words/words.ts', 'tools/checks/words/words.test.ts'])
    const files = (await projectFiles()).filter((file) => SOURCE.test(file) && !own.has(file))
    return files.flatMap((file) =>
      wordsIn(fs.readFileSync(path.join(ROOT, file), 'utf8'), file).map(({ line, why }) => `${file}:${line}: ${why}`),
    )
  },
}
