import type { ReactNode } from 'react'
import { Overlay, type OverlayKind } from '@shop/ui/popup'
import { useTexts } from '../texts.ts'

export interface PopupFrameProps {
  /** Accessible name; default "Window". */
  label?: string
  kind: OverlayKind
  onClose: () => void
  address?: string | undefined
  /** The lazy widget; drawers use `OverlayTitle`, `OverlayBody` and `OverlayFoot`. */
  children: ReactNode
}

/** Frame around a popup's widget. */
export function PopupFrame({ label, kind, onClose, address, children }: PopupFrameProps) {
  const t = useTexts()
  return (
    <Overlay label={label ?? t('popup')} kind={kind} onClose={onClose} address={address}>
      {children}
    </Overlay>
  )
}
