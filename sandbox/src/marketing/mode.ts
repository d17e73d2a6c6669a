/** What a person lets the platform answer. */
export const MODES = ['ok', 'validation', 'protocol', 'down'] as const
export type Mode = (typeof MODES)[number]
