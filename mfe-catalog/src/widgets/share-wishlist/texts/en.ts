import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'Share the list',
  guest:
    'For now the list and its link live in this browser: friends see new favorites once you open “Favorites”. Sign in, and all of it is kept in your profile; the link stays the same.',
  signIn: 'Sign in',
  failed: 'It did not open',
  what: 'By the link friends see your favorites and mark what they give.',
  ofName: 'Favorites: {{name}}',
  name: 'Title',
  occasion: 'Occasion and date',
  occasionHint: 'For example, “Birthday, 12 December”',
  getLink: 'Get the link',
  save: 'Save',
  surprise: 'Who gives what stays a surprise. Whatever you add to your favorites shows up here too.',
  surpriseHere: 'Who gives what you will not see in this browser: it stays a surprise.',
  asFriends: 'Open it as friends see it',
  change: 'Change the title',
  end: 'Stop sharing',
  endSure: 'Yes, stop',
  endWarning: 'The link will stop working, and what friends have marked is erased. A new link will be a different one.',
  ended: 'Sharing has stopped: the former link no longer opens.',
  copy: 'Copy the link',
  send: 'Send',
}
