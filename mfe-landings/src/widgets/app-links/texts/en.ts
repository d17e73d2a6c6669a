import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  code: 'QR code: install the {{brand}} app',
  point: 'Point your phone at the code: it opens the app, or the store to install it from.',
  install: 'Install the {{brand}} app on this phone.',
  copy: 'Copy the link',
}
