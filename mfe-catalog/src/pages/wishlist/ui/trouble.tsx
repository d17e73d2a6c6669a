import { useUnit } from 'effector-react'
import { Failure } from '@shop/ui/states'
import { retried } from '../model/list.ts'

export function ListFailure() {
  const retry = useUnit(retried)
  return <Failure onRetry={() => retry()} />
}
