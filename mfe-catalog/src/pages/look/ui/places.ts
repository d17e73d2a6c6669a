import type { LookPlace } from '@shop/contracts/catalog/looks/look'

/** Single places of an ear. */
export const EAR_SPOTS = ['secondLobe', 'helix', 'conch'] as const satisfies readonly LookPlace[]
export const TABS = ['finger', 'lobe', 'neck', 'wrist', 'ear'] as const
export type Tab = (typeof TABS)[number]

export const tabOf = (place: LookPlace): Tab => (isSpot(place) ? 'ear' : place)

const isSpot = (place: LookPlace): place is (typeof EAR_SPOTS)[number] => EAR_SPOTS.some((spot) => spot === place)

export const PANEL_ID = 'look-panel'

/** The panel, which a control elsewhere has filled, takes the focus. */
export const focusPanel = () =>
  requestAnimationFrame(() => {
    const panel = document.getElementById(PANEL_ID)
    panel?.focus({ preventScroll: true })
    panel?.scrollIntoView?.({ block: 'nearest' })
  })
