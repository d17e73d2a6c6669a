import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  noSuchSize: 'This piece is not made in size {{size}}. Choose another one.',
  noSuchWeight: 'There is no {{weight}}\u00a0ct stone here: this one is {{shown}}.',
  noWeightOfSize: '{{weight}} is not available in this size, so you see {{shown}}: {{sum}}',
  noWeightHere: '{{weight}} is not available here, so you see {{shown}}',
  otherWeight: 'You now see {{shown}}: {{sum}}',
}
