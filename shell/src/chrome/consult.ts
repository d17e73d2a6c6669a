import type { Popup } from '@shop/session'

/** A stylist is asked for in header, menu and footer. */
export const CONSULT: Popup = { owner: 'shell', widget: 'consult' }
