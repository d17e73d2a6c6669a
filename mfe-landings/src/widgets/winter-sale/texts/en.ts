import type { texts as ru } from './ru.ts'

export const texts: Record<keyof typeof ru, string> = {
  later: 'Not now',
}
