import { activeOf, canaryOf, ReleaseError, type ReleaseRecord } from '../record.ts'

interface Rollback {
  /** To go back to. */
  version: string | undefined
  /** Taken for bad by its author. */
  from: string | undefined
}

/**
 * Whether a rollback of this name ends its canary and leaves the active version: it names the canary, or nothing else.
 * @throws ReleaseError when it names the canary and another version than the active one
 */
export function endsCanary(record: ReleaseRecord | null, name: string, { version, from }: Rollback): boolean {
  const canary = record && canaryOf(record, name)?.metadata.version
  if (!record || !canary) return false
  const active = activeOf(record, name)?.metadata.version
  const goesFurther = version !== undefined && version !== active
  if (from === canary && goesFurther)
    throw new ReleaseError(`${from} is the canary of ${name}: leave out ${version}, for everybody goes back to ${active}.`)
  return from === canary || (from === undefined && !goesFurther)
}
