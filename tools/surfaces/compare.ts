import fs from 'node:fs'
import path from 'node:path'
import { runProgram } from '../processes/run-program.ts'
import { ROOT } from '../processes/state.ts'
import { valuesOf, type Surface } from './surface.ts'

/** Given names of a package's surface, each with the entry before it when that is not the package itself. */
export interface Difference {
  /** Gone, or no longer what a remote that was built before takes it for: major. */
  broken: string[]
  /** New, or a type that takes more: minor. */
  added: string[]
  /** Sources only: patch. */
  isPatch: boolean
}

const NOTHING = { broken: [], added: [] }

/** The compiler's own relation: the same type, however it is written. Generic functions are compared by what they take and give. */
const SAME = `type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Calls<T> = T extends (...taken: infer Taken) => infer Given ? [Taken, Given] : T
type Same<A, B> = true extends Equal<A, B> | Equal<Calls<A>, Calls<B>> ? true : false`
const LINE_OF_QUESTION = SAME.split('\n').length + 1

interface Pair {
  given: string
  name: string
}

/**
 * Compares what a package gives with what it gave. The compiler judges: a remote built before goes on working where each value still has a
 * type that fits the former one.
 */
export async function differenceOf(before: Surface, after: Surface): Promise<Difference> {
  const isPatch = before.sources !== after.sources
  if (JSON.stringify([before.entries, before.declarations]) === JSON.stringify([after.entries, after.declarations]))
    return { ...NOTHING, isPatch }
  const pairsOf = (one: Surface, other: Surface) =>
    Object.keys(one.entries).flatMap((given) => {
      const known = valuesOf(other, given)
      return valuesOf(one, given).map((name) => ({ given, name, isKnown: known.includes(name) }))
    })
  const label = ({ given, name }: Pair) => (given === after.name ? name : `${name} of ${given}`)
  const kept = pairsOf(before, after)
  const judged = await judge(
    before,
    after,
    kept.filter(({ isKnown }) => isKnown),
  )
  return {
    broken: [...kept.filter(({ isKnown }) => !isKnown), ...judged.broken].map(label),
    added: [...pairsOf(after, before).filter(({ isKnown }) => !isKnown), ...judged.changed].map(label),
    isPatch,
  }
}

/** Compiles one line for each question; a line with an error answers no. */
async function judge(before: Surface, after: Surface, pairs: Pair[]): Promise<{ broken: Pair[]; changed: Pair[] }> {
  if (pairs.length === 0) return { broken: [], changed: [] }
  const package_ = path.join(ROOT, 'shared', after.name.split('/')[1] ?? '')
  // Inside the package: its dependencies are found from there.
  const folder = fs.mkdtempSync(path.join(package_, 'node_modules/.surface-'))
  try {
    for (const [side, { declarations }] of Object.entries({ before, after })) {
      for (const [file, text] of Object.entries(declarations)) {
        fs.mkdirSync(path.dirname(path.join(folder, side, file)), { recursive: true })
        fs.writeFileSync(path.join(folder, side, file), text)
      }
    }
    const typeOf = (side: string, { entries }: Surface, { given, name }: Pair) => `typeof import('./${side}/${entries[given]}').${name}`
    const lines = pairs.flatMap((pair) => {
      const [was, is] = [typeOf('before', before, pair), typeOf('after', after, pair)]
      return [`export const fits = (now: ${is}): ${was} => now`, `export const same: Same<${was}, ${is}> = true`]
    })
    // A file for each line, so that names need not differ.
    lines.forEach((line, index) => fs.writeFileSync(path.join(folder, `${index}.ts`), `${SAME}\n${line}\n`))
    const compilerOptions = { composite: false, noEmit: true, noUnusedLocals: false, types: [] }
    const files = [...lines.map((_, index) => `${index}.ts`), path.join(ROOT, 'shared/build/globals.d.ts')]
    fs.writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: path.join(ROOT, 'tsconfig.base.json'), compilerOptions, files }),
    )
    const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc')
    const { output } = await runProgram(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { cwd: folder })
    const wrong = new Set([...output.matchAll(new RegExp(`^(\\d+)\\.ts\\(${LINE_OF_QUESTION},`, 'gm'))].map(([, index]) => Number(index)))
    const broken = pairs.filter((_, index) => wrong.has(index * 2))
    return { broken, changed: pairs.filter((pair, index) => wrong.has(index * 2 + 1) && !broken.includes(pair)) }
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}
