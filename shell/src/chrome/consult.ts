import type { Popup } from '@shop/session'

/** Opens the stylist popup from header, menu and footer. */
export const CONSULT: Popup = { owner: 'mfe-landings', widget: 'consult' }
