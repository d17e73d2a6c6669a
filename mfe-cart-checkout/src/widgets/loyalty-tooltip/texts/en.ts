import type { texts as ru } from './ru.ts'

export const texts: Record<keyof typeof ru, string> = {
  title: 'How bonuses work',
  earn: 'You get {{earned}} back of what you pay for full-price pieces. Bonuses come once you have received the order.',
  spend: 'One bonus is one rouble. Bonuses pay for up to {{share}} of full-price pieces.',
  term: 'Bonuses from purchases never expire.',
  guest: 'Sign in before you pay to receive them.',
  signIn: 'Sign in',
  rules: 'Rules of the program',
}
