import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '@shop/ui'
import { useTexts } from '../../content/texts.ts'
import styles from './slider.module.css'

export interface SliderProps {
  /** Heading of the section. */
  title: ReactNode
  /** A link beside the arrows. */
  tools?: ReactNode
  /** Slides. */
  children: ReactNode
  className?: string
}

/** 2.3, 3 or 4 visible slides with native scrolling; arrows scroll by one view. */
export function Slider({ title, tools, children, className }: SliderProps) {
  const t = useTexts()
  const id = useId()
  const track = useRef<HTMLDivElement>(null)
  const { atStart, atEnd, look } = useEdges(track)
  const move = (pages: number) => {
    const { current } = track
    current?.scrollBy({ left: pages * current.clientWidth, behavior: 'smooth' })
  }
  return (
    <section aria-labelledby={id} className={className}>
      <div className="head">
        <h2 className="h2" id={id}>
          {title}
        </h2>
        <div className={styles['tools']}>
          {tools}
          <IconButton
            icon="left"
            label={t('previous')}
            ring
            size="s"
            className={styles['arrow']}
            disabled={atStart}
            onClick={() => move(-1)}
          />
          <IconButton icon="right" label={t('next')} ring size="s" className={styles['arrow']} disabled={atEnd} onClick={() => move(1)} />
        </div>
      </div>
      {/* Scroll containers must be keyboard-reachable: the cards' links are. */}
      <div className={`${styles['track']} far`} ref={track} onScroll={look}>
        {children}
      </div>
    </section>
  )
}

/** Whether there is more on either side; initially assumed at the end, because the server cannot know. */
function useEdges(track: { current: HTMLElement | null }) {
  const [edges, setEdges] = useState({ atStart: true, atEnd: false })
  const look = () => {
    const { current } = track
    if (!current) return
    const atStart = current.scrollLeft < 2
    const atEnd = current.scrollLeft + current.clientWidth > current.scrollWidth - 2
    setEdges((known) => (known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd }))
  }
  useEffect(() => {
    const { current } = track
    if (!current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(look)
    observer.observe(current)
    // Skipped by content-visibility: not scrollable yet.
    current.addEventListener('contentvisibilityautostatechange', look)
    return () => {
      observer.disconnect()
      current.removeEventListener('contentvisibilityautostatechange', look)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `look` only reads the ref
  }, [track])
  return { ...edges, look }
}
