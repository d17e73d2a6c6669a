import { useEffect, useRef, type ReactNode } from 'react'
import { Note } from './note.tsx'

export interface FormErrorProps {
  children: ReactNode
  /** Ways on, below the words. */
  after?: ReactNode
}

/**
 * Why a whole form was refused. Takes the focus when it appears or says something else: under a sticky button or outside of the window
 * nobody would see it.
 */
export function FormError({ children, after }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null)
  // An element is a new one with every render.
  const words = typeof children === 'string' ? children : null
  useEffect(() => box.current?.focus(), [words])
  return (
    <div role="alert" tabIndex={-1} ref={box}>
      <Note danger>{children}</Note>
      {after}
    </div>
  )
}
