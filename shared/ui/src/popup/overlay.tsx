import { useRef, type PointerEvent, type ReactNode } from 'react'
import { SWIPE_THRESHOLD_PX } from '@shop/contracts/core/limits'
import type { OverlayKind } from '@shop/contracts/pages/popups'
import { IconButton } from '@shop/ui'
import { useTexts } from '../texts.ts'
import { TITLE_ID } from './overlay-parts.tsx'
import { useModal } from './modal.ts'
import styles from './overlay.module.css'

export interface OverlayProps {
  /** Name of the popup for screen readers, while no `OverlayTitle` stands in it. */
  label: string
  kind: OverlayKind
  onClose: () => void
  /** Shown in the address bar while it is open. */
  address?: string | undefined
  /** Side of a drawer: the menu comes from the start. */
  side?: 'start' | 'end'
  children: ReactNode
}

/**
 * One modal popup at a time: the page behind is inert and does not scroll, Esc, the scrim, the button, the handle's swipe and Back
 * close it, and focus returns to where it was.
 */
export function Overlay({ label, kind, onClose, address, side = 'end', children }: OverlayProps) {
  const t = useTexts()
  const root = useRef<HTMLDivElement>(null)
  useModal(root, onClose, address)
  const panel = [styles['panel'], styles[kind], kind === 'drawer' && styles[side]].filter(Boolean).join(' ')
  return (
    <div className={styles['overlay']} ref={root}>
      {/* Esc and the button do the same for the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a mouse's short cut */}
      <div className={styles['scrim']} onClick={onClose} />
      <div className={panel} role="dialog" aria-modal="true" aria-label={label} aria-labelledby={TITLE_ID} tabIndex={-1} data-panel>
        {kind !== 'drawer' && <Handle onSwipe={onClose} />}
        {children}
        <IconButton icon="close" label={t('close')} className={styles['close']} onClick={onClose} data-close />
      </div>
    </div>
  )
}

/** More than 5 px down closes the sheet. */
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
