/** `shell`, or `mfe-` and words in lower case. */
const NAME = /^(shell|mfe(-[a-z0-9]+)+)$/
/** A semantic version without build metadata: `1.4.2`, `1.4.2-rc.1`. */
const VERSION = /^\d+\.\d+\.\d+(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/

/**
 * Error in a name or version as one sentence; null if valid. Both become folder names and URL parts: an empty one would mean the parent
 * folder, `..` a folder outside.
 */
export function wrongName(name: string, version: string): string | null {
  if (!NAME.test(name)) return `"${name}" is no name of a remote: mfe-catalog is one.`
  if (version === '') return `${name}@ names no version: leave out the @ or write one, for example ${name}@1.4.2.`
  if (!VERSION.test(version)) return `${name}@${version} is no version: 1.4.2 or 1.4.2-rc.1 are.`
  return null
}
