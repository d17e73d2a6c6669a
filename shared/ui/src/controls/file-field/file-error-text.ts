import type { FilePart } from '@shop/contracts/core/endpoint'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { useErrorText } from '../field/error-text.ts'
import { useTexts } from '../../content/texts.ts'
import { useSize } from './use-size.ts'

/** PDF, DOC, DOCX. */
export const kindsOf = (types: readonly string[]) => types.map((type) => type.toUpperCase()).join(', ')

/** File-specific texts for generic error codes. */
export function useFileErrorText({ types, maxBytes }: FilePart): (code: ErrorCode) => string {
  const t = useTexts()
  const errorText = useErrorText()
  const size = useSize()
  return (code) => {
    if (code === 'WRONG_FIELD') return t('fileWrongKind', { kinds: kindsOf(types) })
    return code === 'BODY_TOO_LARGE' ? t('fileTooLarge', { size: size(maxBytes) }) : errorText(code)
  }
}
