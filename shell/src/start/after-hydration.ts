import { startTransition, useEffect, useState } from 'react'

/**
 * `initial` in the server's document and in the first render, then what `read` gives (keep it outside the component). It renders in a
 * task of its own, where `useSyncExternalStore` (and so `useHydrated`) would render again within the task that takes the document over.
 */
export function useAfterHydration<Value>(read: () => Value, initial: Value): Value {
  const [value, setValue] = useState(initial)
  useEffect(() => startTransition(() => setValue(read())), [read])
  return value
}
