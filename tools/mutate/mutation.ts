/** A rule of the API that is broken on purpose, and the test that must notice. */
export interface Mutation {
  /** The rule, as the shop keeps it. */
  rule: string
  file: string
  /** Stands in the file exactly once. */
  find: string
  replace: string
  test: string
  /** Part of the test's name, or of its group's, as it is written in the test file. */
  name: string
  /** The test goes on from the ones before it: all of its file runs. */
  wholeFile?: true
}

/** The source with its rule broken; null where the snippet is not there exactly once. */
export function mutated(source: string, { find, replace }: Pick<Mutation, 'find' | 'replace'>): string | null {
  const at = source.indexOf(find)
  if (at < 0 || source.includes(find, at + 1)) return null
  return source.slice(0, at) + replace + source.slice(at + find.length)
}

/** Pattern for `jest -t` that matches any of the names literally. */
export const testPattern = (names: readonly string[]) => names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')
