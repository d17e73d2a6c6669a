import type { MouseEvent } from 'react'
import { holdScroll } from '@shop/ui/scroll-lock'
import { SHEET_ID } from './use-apply.ts'

let giveBackScroll = () => {}

const sheet = () => document.getElementById(SHEET_ID) as HTMLDialogElement | null

/**
 * The column of facets is a dialog that a wide window shows in its place; on a phone it opens over the page, which the browser
 * makes inert by itself. Without scripts the link's target shows it.
 */
export function openSheet(event: MouseEvent) {
  const dialog = sheet()
  if (!dialog?.showModal) return
  event.preventDefault()
  if (dialog.open) return
  dialog.showModal()
  giveBackScroll = holdScroll()
  dialog.addEventListener('close', giveBackScroll, { once: true })
}

export function closeSheet(event: MouseEvent) {
  const dialog = sheet()
  if (dialog?.open) {
    event.preventDefault()
    dialog.close()
  } else if (dialog?.matches(':target')) {
    // Opened by a tap that came before the scripts.
    event.preventDefault()
    location.hash = 'list'
  }
}

/** The page goes, perhaps with its sheet open. */
export const leaveSheet = () => giveBackScroll()
