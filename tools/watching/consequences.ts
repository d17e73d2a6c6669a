export type Restarted = 'api' | 'front door'

const NOT_A_SOURCE = /\.test\.tsx?$|~$|\/\.|(^|\/)test\//
const SOURCE = /\.(tsx?|mjs|css|json|sql|svg|woff2)$/

/** Servers affected by changed files; browser code is rebuilt by shared/build/development/develop.mjs. */
export function restartedBy(files: string[]): Restarted[] {
  const sources = files.filter((file) => SOURCE.test(file) && !NOT_A_SOURCE.test(file))
  const some = (pattern: RegExp) => sources.some((file) => pattern.test(file))
  return [
    ...(some(/^(api\/|shared\/(contracts|i18n)\/)/) ? (['api'] as const) : []),
    ...(some(/^(shell\/server\/|shared\/(contracts|i18n)\/)/) ? (['front door'] as const) : []),
  ]
}
