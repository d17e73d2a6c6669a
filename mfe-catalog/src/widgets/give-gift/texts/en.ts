import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'I’ll give this',
  what: 'Others will read “Somebody gives this already”. The owner of the list sees nothing: neither the gift nor a name.',
  from: 'From',
  fromHint: 'Seen only by friends who have this link, to agree on gifts',
  reserve: 'Reserve until {{day}}',
  browser: 'You can cancel it on this page, in this browser. Sign in to see it on all of your devices.',
  account: 'You can cancel it on this page, on any of your devices.',
  reserved: 'Reserved until {{day}}. The owner of the list will not know.',
  undo: 'Undo',
}
