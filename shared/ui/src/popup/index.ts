export { Overlay, type OverlayKind, type OverlayProps } from './overlay.tsx'
export { OverlayBody, OverlayFoot, OverlayTitle, TITLE_ID } from './overlay-parts.tsx'
