import { useEffect, useRef, type ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { $hasMoved } from '../model/index.ts'

interface StepHeadProps {
  id: string
  children: ReactNode
}

/** Heading of a step. What had the focus is gone with the step before: the heading is read instead. */
export function StepHead({ id, children }: StepHeadProps) {
  // As it was when the step appeared: a shopper who goes on keeps the focus until the next one.
  const comesNext = useRef(useUnit($hasMoved))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (comesNext.current) heading.current?.focus()
  }, [])
  return (
    <h3 className="h3" id={id} tabIndex={-1} ref={heading}>
      {children}
    </h3>
  )
}
