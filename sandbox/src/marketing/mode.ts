/** Response modes of the platform. */
export const MODES = ['ok', 'validation', 'protocol', 'down'] as const
export type Mode = (typeof MODES)[number]
