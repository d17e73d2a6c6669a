import type { Translation } from '@shop/i18n'
import type { unconfirmedCodeTexts as ru } from './ru.ts'

export const unconfirmedCodeTexts: Translation<typeof ru> = {
  maybeSentTo: 'If a code has come all the same, enter it. We tried',
}
