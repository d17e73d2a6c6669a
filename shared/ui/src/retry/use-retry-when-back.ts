import { useEffect, useEffectEvent } from 'react'
import { whenBack } from './when-back.ts'

/** While it is mounted, what has failed is tried again by itself once the API answers. */
export function useRetryWhenBack(retry: (() => void) | undefined): void {
  const retryNow = useEffectEvent(() => retry?.())
  const canRetry = retry !== undefined
  useEffect(() => (canRetry ? whenBack(retryNow) : undefined), [canRetry])
}
