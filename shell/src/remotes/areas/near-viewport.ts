import { use, useEffect, useRef, useState, type RefObject } from 'react'
import { HydrationContext } from '../../platform/hydration/hydration-context.ts'

/** Margin of a few phone screens. */
const NEAR_PX = 600
const SIGNS = ['pointerover', 'touchstart', 'focusin']

export interface Gate {
  near: Promise<void>
  open: () => void
  watch: (area: Element) => () => void
}

const closed = new Set<Gate>()

/** Hydrates pending server HTML. @returns whether there was any */
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
      // The area element is display: contents.
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
 * Defers hydration of a server-rendered widget until it is near the viewport. Null for widgets mounted later. A swapped version mounts at
 * once, because the HTML is not its own.
 */
export function useGate(version: string): { area: RefObject<HTMLDivElement | null>; gate: Gate | null } {
  const hydration = use(HydrationContext)
  const [gate] = useState(() => (hydration.active ? createGate() : null))
  const [first] = useState(version)
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => (gate && area.current ? gate.watch(area.current) : undefined), [gate])
  useEffect(() => {
    if (version !== first) gate?.open()
  }, [gate, version, first])
  return { area, gate }
}
