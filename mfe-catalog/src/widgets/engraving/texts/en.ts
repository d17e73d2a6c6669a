import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'Engraving',
  seen: '{{name}} with the words “{{words}}”',
  sample: 'Anna',
  words: 'Your words',
  left: 'Characters left: {{count}} of {{max}}. Latin and Cyrillic letters, digits and {{signs}}',
  face: 'Typeface',
  face_serif: 'Roman',
  face_script: 'Script',
  size: 'Size',
  chooseSize: 'Choose a size',
  out: 'This size is sold out',
  ofSize: 'Size\u00a0{{size}}.',
  length: 'Length',
  chooseLength: 'Choose a length',
  lengthOut: 'This length is sold out',
  ofLength: 'Length\u00a0{{size}}.',
  terms_one: 'Engraving {{sum}}, delivered {{count}}\u00a0day later',
  terms_other: 'Engraving {{sum}}, delivered {{count}}\u00a0days later',
  noReturn: 'An engraved piece cannot be returned or exchanged',
  add: 'Add for {{sum}}',
  save: 'Save the words',
  same: 'The piece has these words',
  takeOff: 'Remove the engraving',
}
