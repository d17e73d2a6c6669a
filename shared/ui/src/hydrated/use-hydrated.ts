import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in the document that the server wrote and in the first render of the browser, which must be the same; true from then on. For
 * what is the shopper's own and may be known before React has taken the document over.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
