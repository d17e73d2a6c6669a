import { createWatch, type Unit } from 'effector'
import { useProvidedScope } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'

/** Calls `fn` with every update of the unit while the component is mounted. It renders nothing by itself. */
export function useOnUpdate<Value>(unit: Unit<Value>, fn: (value: Value) => void) {
  const scope = useProvidedScope()
  const heard = useEffectEvent(fn)
  useEffect(() => createWatch({ unit, fn: (value) => heard(value), ...(scope && { scope }) }), [unit, scope])
}
