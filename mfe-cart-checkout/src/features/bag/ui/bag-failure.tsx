import { useUnit } from 'effector-react'
import { $online } from '@shop/session'
import { Failure } from '@shop/ui/states'
import { $failure, bagRequested } from '../model/index.ts'
import { useBagTexts } from '../texts/context.ts'

/** A failed load with retry. */
export function BagFailure() {
  const t = useBagTexts()
  const { online, failure, ask } = useUnit({ online: $online, failure: $failure, ask: bagRequested })
  const isOffline = !online || failure?.kind === 'network'
  return <Failure title={t('failed')} text={isOffline ? t('offlineText') : t('failedText')} onRetry={() => ask()} />
}
