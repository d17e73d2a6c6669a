import { createWatch, type Unit } from 'effector'
import { useProvidedScope } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'

/** Calls `fn` on every update of the unit while mounted, without re-rendering. */
export function useOnUpdate<Value>(unit: Unit<Value>, fn: (value: Value) => void) {
  const scope = useProvidedScope()
  const heard = useEffectEvent(fn)
  useEffect(() => createWatch({ unit, fn: (value) => heard(value), ...(scope && { scope }) }), [unit, scope])
}
