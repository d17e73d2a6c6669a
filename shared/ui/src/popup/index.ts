export { Overlay, type OverlayKind, type OverlayProps } from './overlay.tsx'
export { OverlayBody, OverlayFoot, OverlayTitle } from './overlay-parts.tsx'
