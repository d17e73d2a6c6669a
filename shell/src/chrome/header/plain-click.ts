import type { MouseEvent } from 'react'

/** A click that the shopper does not send to a new tab or window: only such a one may be answered by a popup. */
export const isPlainClick = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
