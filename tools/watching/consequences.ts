export interface Consequences {
  rebuild: boolean
  restart: Array<'api' | 'front door'>
}

const NOT_A_SOURCE = /\.test\.tsx?$|~$|\/\.|(^|\/)test\//
const SOURCE = /\.(tsx?|mjs|css|json|sql|svg|woff2)$/

/** What a change of these files asks for; the servers run from source, everything for the browser is built. */
export function consequencesOf(files: string[]): Consequences {
  const sources = files.filter((file) => SOURCE.test(file) && !NOT_A_SOURCE.test(file))
  const some = (pattern: RegExp) => sources.some((file) => pattern.test(file))
  return {
    rebuild: some(/^(mfe-[^/]+\/|shell\/(?!server\/)|shared\/)/),
    restart: [
      ...(some(/^(api\/|shared\/(contracts|i18n)\/)/) ? (['api'] as const) : []),
      ...(some(/^(shell\/server\/|shared\/(contracts|i18n)\/)/) ? (['front door'] as const) : []),
    ],
  }
}
