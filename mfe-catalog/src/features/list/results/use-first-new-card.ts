import { useEffect, useRef, type RefObject } from 'react'

/** After "show more" focuses the first card that came. @param pager beside the cards @returns call it when more are wanted */
export function useFirstNewCard(pager: RefObject<HTMLElement | null>, shown: number): () => void {
  const before = useRef<number | null>(null)
  useEffect(() => {
    const first = before.current
    if (first === null || shown <= first) return
    before.current = null
    const card = pager.current?.parentElement?.querySelectorAll('article')[first]
    card?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
    // Moves only what is out of view.
    card?.scrollIntoView({ block: 'nearest' })
  }, [pager, shown])
  return () => {
    before.current = shown
  }
}
