import { surfaceProblems } from '../surfaces/kept.ts'
import type { Check } from './check.ts'

/** `strictVersion` of the build means something only while versions say what changed. */
export const surfaces: Check = { name: 'versions of what the shell gives', run: surfaceProblems }
