export type { OverlayKind } from '@shop/contracts/pages/popups'
export { useModal } from './modal.ts'
export { Overlay, type OverlayProps } from './overlay.tsx'
export { OverlayAction, OverlayBody, OverlayFoot, OverlayPageLink, OverlayStack, OverlayTitle, TITLE_ID } from './overlay-parts.tsx'
