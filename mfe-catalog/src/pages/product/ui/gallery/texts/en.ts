import type { texts as ru } from './ru.ts'

export const texts: typeof ru = {
  zoomIn: 'Zoom in',
  closeUp: 'Close-up',
  zoomOut: 'Zoom out',
  close: 'Close',
}
