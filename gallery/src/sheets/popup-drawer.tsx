import { popupSheet } from '../popup-sample.tsx'

export const sheet = popupSheet({ kind: 'drawer' })
