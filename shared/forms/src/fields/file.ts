import type { FilePart } from '@shop/contracts/core/endpoint'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { Verdict } from '../verdict.ts'

const endingOf = ({ name }: File) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** A required file with allowed extension and size: `fileOf(file, applyForJob.file, 'NO_RESUME')`. The server checks its content. */
export function fileOf(file: File | null, { types, maxBytes }: FilePart, empty: ErrorCode = 'REQUIRED_FIELD'): Verdict {
  if (!file) return empty
  if (!types.includes(endingOf(file)) || file.size === 0) return 'WRONG_FIELD'
  return file.size > maxBytes ? 'BODY_TOO_LARGE' : null
}
