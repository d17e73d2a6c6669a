import { useState, type ReactNode } from 'react'

interface HeldProps<Value> {
  value: Value
  children: (value: Value, onChange: (value: Value) => void) => ReactNode
}

/** Local state for a controlled component. */
export function Held<Value>({ value, children }: HeldProps<Value>) {
  const [held, setHeld] = useState(value)
  return children(held, setHeld)
}

/** A handler that does nothing. */
export const ignored = () => {}
