import type { ReactNode } from 'react'
import { Overlay, type OverlayKind } from '@shop/ui/popup'
import { useTexts } from '../texts.ts'

export interface PopupFrameProps {
  /** Name of the popup for screen readers; left out: "Window". */
  label?: string
  kind: OverlayKind
  onClose: () => void
  address?: string | undefined
  /** The widget, lazily; with `OverlayTitle`, `OverlayBody` and `OverlayFoot` of the kit inside a drawer. */
  children: ReactNode
}

/** Where the shell mounts a popup's widget. */
export function PopupFrame({ label, kind, onClose, address, children }: PopupFrameProps) {
  const t = useTexts()
  return (
    <Overlay label={label ?? t('popup')} kind={kind} onClose={onClose} address={address}>
      {children}
    </Overlay>
  )
}
