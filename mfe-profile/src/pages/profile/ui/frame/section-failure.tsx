import { useUnit } from 'effector-react'
import { codeOf, type RequestError } from '@shop/http'
import { useErrorText } from '@shop/ui/field'
import { Failure } from '@shop/ui/states'
import { retried } from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'

/** A section that failed to load, with retry. */
export function SectionFailure({ error }: { error: RequestError }) {
  const t = useTexts()
  const errorText = useErrorText()
  const again = useUnit(retried)
  return <Failure title={t('failed')} text={errorText(codeOf(error) ?? 'UNKNOWN_ERROR')} onRetry={() => again()} />
}
