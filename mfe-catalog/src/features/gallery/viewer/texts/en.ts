import type { texts as ru } from './ru.ts'

export const texts: typeof ru = {
  photos: 'Photographs',
  of: 'of',
  previous: 'Previous photograph',
  next: 'Next photograph',
  zoomIn: 'Zoom in',
  closeUp: 'Close-up',
  zoomOut: 'Zoom out',
  close: 'Close',
}
