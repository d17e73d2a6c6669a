import { useRef, useState, type RefObject, type UIEvent } from 'react'

export interface Row {
  track: RefObject<HTMLUListElement | null>
  /** Index of the picture that the row has come to. */
  current: number
  look: (event: UIEvent) => void
  turn: (steps: number) => void
}

/** A row of pictures that the browser itself scrolls and snaps. */
export function useRow(count: number): Row {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  // A part of the next picture may be shown: what is scrolled by is counted, not widths of the window.
  const stepOf = ({ scrollWidth, clientWidth }: Element) => (scrollWidth - clientWidth) / (count - 1)
  return {
    track,
    current,
    look: ({ currentTarget }) => count > 1 && setCurrent(Math.round(currentTarget.scrollLeft / stepOf(currentTarget))),
    turn: (steps) => track.current?.scrollBy({ left: steps * stepOf(track.current), behavior: 'smooth' }),
  }
}
