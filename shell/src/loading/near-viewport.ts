import { use, useEffect, useRef, useState, type RefObject } from 'react'
import { TakingOverContext } from '../remotes/remotes.ts'

/** Some screens of a phone: what is this near will be seen soon. */
const NEAR_PX = 600
const SIGNS = ['pointerover', 'touchstart', 'focusin']

export interface Gate {
  near: Promise<void>
  open: () => void
  watch: (area: Element) => () => void
}

const closed = new Set<Gate>()

/** Takes over what is still the server's HTML. @returns there was some. */
export function openGates(): boolean {
  const wasClosed = closed.size > 0
  for (const gate of closed) gate.open()
  return wasClosed
}

function createGate(): Gate {
  let resolve = () => {}
  const near = new Promise<void>((done) => {
    resolve = done
  })
  const open = () => {
    closed.delete(gate)
    resolve()
  }
  const gate: Gate = {
    near,
    open,
    watch(area) {
      const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(), {
        rootMargin: `${NEAR_PX}px`,
      })
      // The area itself has no box.
      for (const child of area.children) observer.observe(child)
      if (area.children.length === 0) open()
      for (const sign of SIGNS) area.addEventListener(sign, open, { once: true, passive: true })
      return () => {
        observer.disconnect()
        for (const sign of SIGNS) area.removeEventListener(sign, open)
        closed.delete(gate)
      }
    },
  }
  closed.add(gate)
  return gate
}

/**
 * A widget that came in the server's HTML stays as it is until the shopper comes near: its code and its hydration cost nothing
 * before. Null for what is mounted later. Another version is shown at once: its HTML is not the server's.
 */
export function useGate(version: string): { area: RefObject<HTMLDivElement | null>; gate: Gate | null } {
  const takingOver = use(TakingOverContext)
  const [gate] = useState(() => (takingOver.active ? createGate() : null))
  const [first] = useState(version)
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => (gate && area.current ? gate.watch(area.current) : undefined), [gate])
  useEffect(() => {
    if (version !== first) gate?.open()
  }, [gate, version, first])
  return { area, gate }
}
