import { useEffect, useEffectEvent } from 'react'
import { whenBack } from './when-back.ts'

/** While mounted, retries automatically once the API responds. */
export function useRetryWhenBack(retry: (() => void) | undefined): void {
  const retryNow = useEffectEvent(() => retry?.())
  const canRetry = retry !== undefined
  useEffect(() => (canRetry ? whenBack(retryNow) : undefined), [canRetry])
}
