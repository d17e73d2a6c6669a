import type { MouseEvent } from 'react'
import { lockScroll } from '@shop/ui/scroll-lock'
import { SHEET_ID } from './use-apply.ts'

let giveBackScroll = () => {}

const sheet = () => document.getElementById(SHEET_ID) as HTMLDialogElement | null

/** The facet column is a dialog, displayed inline in wide windows and modally on phones. Without scripts `:target` shows it. */
export function openSheet(event: MouseEvent) {
  const dialog = sheet()
  if (!dialog?.showModal) return
  event.preventDefault()
  if (dialog.open) return
  dialog.showModal()
  giveBackScroll = lockScroll()
  dialog.addEventListener('close', giveBackScroll, { once: true })
}

export function closeSheet(event: MouseEvent) {
  const dialog = sheet()
  if (dialog?.open) {
    event.preventDefault()
    dialog.close()
  } else if (dialog?.matches(':target')) {
    // Opened by a tap before hydration.
    event.preventDefault()
    location.hash = 'list'
  }
}

/** Leaving the page closes the sheet. */
export const leaveSheet = () => giveBackScroll()
