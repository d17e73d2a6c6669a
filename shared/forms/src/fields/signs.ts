import { ALLOWED_SIGNS } from '@shop/contracts/contact/forbidden-signs'
import type { Verdict } from '../verdict.ts'

/** Refuses `# $ % ^ & [ ] { } < >` in names, which the marketing platform receives. */
export const allowedSigns = (text: string): Verdict => (ALLOWED_SIGNS.test(text) ? null : 'WRONG_FIELD')
