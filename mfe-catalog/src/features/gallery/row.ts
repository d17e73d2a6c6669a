import { useRef, useState, type RefObject, type UIEvent } from 'react'

export interface Row {
  track: RefObject<HTMLUListElement | null>
  /** Index of the current picture. */
  current: number
  look: (event: UIEvent) => void
  turn: (steps: number) => void
}

/** A row of pictures with native scroll snapping. */
export function useRow(count: number): Row {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  // The next picture may peek in, so a step is not the width of the row.
  const stepOf = ({ scrollWidth, clientWidth }: Element) => (scrollWidth - clientWidth) / (count - 1)
  return {
    track,
    current,
    look: ({ currentTarget }) => count > 1 && setCurrent(Math.round(currentTarget.scrollLeft / stepOf(currentTarget))),
    turn: (steps) => track.current?.scrollBy({ left: steps * stepOf(track.current), behavior: 'smooth' }),
  }
}
