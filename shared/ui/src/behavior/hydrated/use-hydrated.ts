import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in server rendering and the first browser render, which must match; true afterwards. For personal data that may be known before
 * hydration.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
