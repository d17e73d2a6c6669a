import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'Page',
  home: 'Home',
  contents: 'Contents',
  print: 'Print',
  validFrom: 'Valid from {{date}}',
  replaced: 'This is an earlier version. It was valid from {{date}}.',
  toPresent: 'To the present version',
  earlier: 'Earlier versions',
  version: 'Version {{version}} of {{date}}',
  excerpt: 'A moment of the stream',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  free: 'Free of charge',
  from: 'from {{price}}',
  table: 'Table: {{title}}',
  shown: 'Shown in the stream',
  live: 'Live {{moment}}',
}
