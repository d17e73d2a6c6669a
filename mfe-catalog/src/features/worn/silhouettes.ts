import type { WornOn } from '@shop/contracts/core/true-scale'

interface Silhouette {
  /** Left, top and width of what is shown, in units of the paths; the height is 5/4 of the width. */
  view: [left: number, top: number, width: number]
  unitsPerMm: number
  body: string
  creases: string
  /** Where the middle of the piece lies. */
  at: [x: number, y: number]
  /** What the eye compares with: a level line, or an upright one, and its length. */
  known: { from: [x: number, y: number]; mm: number; isUpright?: boolean }
}

const HAND_UNITS = 4.7
/** A hand with its forearm: the ring finger is 17 mm wide, the wrist 50. */
const HAND = `M176 470c-10-60-24-116-31-158-6-36 12-54 31-56s36 12 42 44l26 118c4 10 10 8 11-2L246 190c-2-36 14-56 37-57s38 16 40 52l10 212
c2 10 12 10 13 0l12-248c2-38 18-54 40-53s37 20 36 56l-8 250c0 11 10 12 12 2l24-190c5-34 22-50 43-47s33 22 30 54l-30 268c-2 22 6 34 20 26
l62-72c20-26 46-34 64-20s18 38 2 62L560 640c-26 44-44 86-50 126l-20 110q-2 120 40 330H206q50-210 48-330l-16-106c-4-50-22-96-38-140
c-14-44-18-102-24-160Z`
const JOINTS = 'M262 232q22 8 46 0M262 300q24 8 50 0M372 216q22 8 44 0M480 280q20 8 42 2'
const HAND_CREASES = `M206 588c72-30 168-36 246-8M484 534c-46 36-76 92-82 156M252 520c2 14 10 20 18 20M340 498c6 12 12 14 22 14M438 506c2 14 8 20 18 22${JOINTS}`

const EAR_UNITS = 8
const EAR = `M296 330C282 214 348 148 440 148C544 148 596 232 578 334C566 402 530 440 506 490C486 534 482 592 442 628C404 660 352 646 338 600
C328 564 340 530 336 492C330 440 304 410 296 330Z`
const EAR_CREASES = `M344 326C340 248 380 198 440 198C506 198 542 256 528 326C518 378 494 412 474 452M392 300C418 268 466 274 476 316
C486 372 440 412 420 462C410 494 400 512 384 520M336 430C362 424 372 452 356 476C348 494 362 514 382 518`

/** Drawn at true scale to each other and to the piece. */
export const SILHOUETTES: Record<WornOn, Silhouette> = {
  finger: {
    view: [120, 80, 580],
    unitsPerMm: HAND_UNITS,
    body: HAND,
    // The lines of a palm would say that the ring is worn on its inside.
    creases: JOINTS,
    // Below the last joint of the ring finger.
    at: [291, 356],
    known: { from: [247, 266], mm: 17 },
  },
  wrist: {
    view: [30, 330, 680],
    unitsPerMm: HAND_UNITS,
    body: HAND,
    creases: HAND_CREASES,
    at: [372, 880],
    known: { from: [254, 1050], mm: 50 },
  },
  lobe: {
    view: [150, 110, 660],
    unitsPerMm: EAR_UNITS,
    body: EAR,
    creases: EAR_CREASES,
    at: [392, 604],
    known: { from: [240, 148], mm: 62, isUpright: true },
  },
  helix: {
    view: [150, 110, 660],
    unitsPerMm: EAR_UNITS,
    body: EAR,
    creases: EAR_CREASES,
    at: [566, 330],
    known: { from: [240, 148], mm: 62, isUpright: true },
  },
  neck: {
    view: [110, 40, 500],
    unitsPerMm: 3,
    body: 'M187 0C190 120 196 190 172 236C142 296 60 322 0 342V900H720V342C660 322 578 296 548 236C524 190 530 120 533 0Z',
    creases: 'M70 412C150 380 260 398 326 446M650 412C570 380 460 398 394 446',
    at: [360, 440],
    known: { from: [187, 90], mm: 115 },
  },
}

/** A later release may know other places. */
export const hasSilhouette = (wornOn: string | null): wornOn is WornOn => wornOn !== null && Object.hasOwn(SILHOUETTES, wornOn)
