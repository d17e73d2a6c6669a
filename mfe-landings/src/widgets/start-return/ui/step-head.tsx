import { useEffect, useRef, type ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { $hasMoved } from '../model/index.ts'

interface StepHeadProps {
  id: string
  children: ReactNode
}

/** Step heading. The previous step's focus is gone, so the heading takes it. */
export function StepHead({ id, children }: StepHeadProps) {
  // Captured on mount: the focus stays within the step.
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
