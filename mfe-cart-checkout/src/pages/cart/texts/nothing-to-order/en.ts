import type { texts as ru } from './ru.ts'

export const texts = {
  sessionOver: 'Your session has ended',
  sessionOverText:
    'The bag stayed in the session before, but we remember what was in it: {{names}}. The contacts and the address that you entered are still here.',
  bringBack: 'Put the pieces back',
  nothingToBuyText: 'Everything in your bag has been sold. Move the pieces to your favorites, and we will tell you when they are back.',
} satisfies Record<keyof typeof ru, string>
