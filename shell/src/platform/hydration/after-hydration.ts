import { startTransition, useEffect, useState } from 'react'

/**
 * Returns `initial` during hydration, then the result of `read` (define it outside the component). Re-renders in a separate task;
 * `useSyncExternalStore`, and so `useHydrated`, would re-render within the hydration task.
 */
export function useAfterHydration<Value>(read: () => Value, initial: Value): Value {
  const [value, setValue] = useState(initial)
  useEffect(() => startTransition(() => setValue(read())), [read])
  return value
}
