import { useRef, type PointerEvent, type ReactNode } from 'react'
import { SWIPE_THRESHOLD_PX } from '@shop/contracts/core/limits'
import type { OverlayKind } from '@shop/contracts/pages/popups'
import { IconButton } from '@shop/ui'
import { useTexts } from '../../content/texts.ts'
import { TITLE_ID } from './overlay-parts.tsx'
import { useModal } from './modal.ts'
import styles from './overlay.module.css'

export interface OverlayProps {
  /** Accessible name until an `OverlayTitle` is rendered. */
  label: string
  kind: OverlayKind
  onClose: () => void
  /** URL while it is open. */
  address?: string | undefined
  /** Side of a drawer: the menu opens from the start. */
  side?: 'start' | 'end'
  children: ReactNode
}

/**
 * A modal popup, one at a time: the page is inert and locked; Esc, scrim, button, swipe on the handle and Back close it; focus returns to
 * the opener.
 */
export function Overlay({ label, kind, onClose, address, side = 'end', children }: OverlayProps) {
  const t = useTexts()
  const root = useRef<HTMLDivElement>(null)
  useModal(root, onClose, address)
  const panel = [styles['panel'], styles[kind], kind === 'drawer' && styles[side]].filter(Boolean).join(' ')
  return (
    <div className={styles['overlay']} ref={root}>
      {/* Esc and the close button are the keyboard equivalents. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a mouse's short cut */}
      <div className={styles['scrim']} onClick={onClose} />
      <div className={panel} role="dialog" aria-modal="true" aria-label={label} aria-labelledby={TITLE_ID} tabIndex={-1} data-panel={kind}>
        {kind !== 'drawer' && <Handle onSwipe={onClose} />}
        {children}
        <IconButton icon="close" label={t('close')} className={styles['close']} onClick={onClose} data-close />
      </div>
    </div>
  )
}

/** Closes the sheet after dragging down 5 px. */
function Handle({ onSwipe }: { onSwipe: () => void }) {
  const start = useRef<number | null>(null)
  const down = (event: PointerEvent) => {
    start.current = event.clientY
    event.currentTarget.setPointerCapture?.(event.pointerId)
  }
  const up = (event: PointerEvent) => {
    if (start.current !== null && event.clientY - start.current > SWIPE_THRESHOLD_PX) onSwipe()
    start.current = null
  }
  return (
    <div
      className={styles['handle']}
      onPointerDown={down}
      onPointerUp={up}
      onPointerCancel={() => (start.current = null)}
      data-testid="popup-handle"
    />
  )
}
