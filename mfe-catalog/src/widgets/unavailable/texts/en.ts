import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  sizeOut: '{{name}} {{size}}: not available right now',
  pieceOut: 'This piece is not available right now',
  archived: 'This piece is no longer made',
  tellOfStock: 'Tell me when it is back',
  toldOfStock: 'We will write when it is back',
  otherSizes: 'Available in',
  otherMetals: 'Available in another metal',
  lookSimilar: 'Similar pieces are below.',
}
