export const FINGERS = ['ring', 'middle', 'index', 'little', 'thumb'] as const
export type Finger = (typeof FINGERS)[number]

/** Inner diameters that rings are made in, in mm. */
export const SMALLEST_RING = 14
export const LARGEST_RING = 22
export const RING_STEP = 0.5

/** American sizes: 11.63 mm is size 0, and each size adds 0.032 inch. */
export const US_ZERO = 11.63
export const US_STEP = 0.8128
/** In quarters, as rings are sold. */
export const usOf = (diameter: number): number => Math.round(((diameter - US_ZERO) / US_STEP) * 4) / 4
