/** A manual mutation of an API rule, and the test that must fail. */
export interface Mutation {
  /** The rule's sentence. */
  rule: string
  file: string
  /** Occurs exactly once in the file. */
  find: string
  replace: string
  test: string
  /** Part of the test's or its group's title. */
  name: string
  /** The test depends on previous ones: runs the whole file. */
  wholeFile?: true
}

/** The mutated source; null unless the snippet occurs exactly once. */
export function mutated(source: string, { find, replace }: Pick<Mutation, 'find' | 'replace'>): string | null {
  const at = source.indexOf(find)
  if (at < 0 || source.includes(find, at + 1)) return null
  return source.slice(0, at) + replace + source.slice(at + find.length)
}

/** Pattern for `jest -t` that matches any of the names literally. */
export const testPattern = (names: readonly string[]) => names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')
