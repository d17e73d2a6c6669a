import * as v from 'valibot'

/** Where a piece is worn: `lobe` is a pair of earrings, `helix` one piece on the rim of an ear. */
export const WornOn = v.picklist(['finger', 'wrist', 'neck', 'lobe', 'helix'])
export type WornOn = v.InferOutput<typeof WornOn>

/** How large a piece is in its main picture, where it lies in the middle. */
export const TrueScale = v.object({
  /** Millimeters in a pixel of the picture's full width, `Picture.width`. */
  mmPerPixel: v.number(),
  /** Size of the piece as seen in the picture, in mm. */
  widthMm: v.number(),
  heightMm: v.number(),
  /** False: the piece runs out of the picture, so what is seen is not its size. */
  isWhole: v.boolean(),
  /** Of a pair: shares of its width where the first earring ends, and where that one is pierced. */
  pair: v.optional(v.object({ end: v.number(), pierced: v.number() })),
  /** A WornOn, or what a later release adds; null: not worn where there is a silhouette. */
  wornOn: v.nullable(v.string()),
})
export type TrueScale = v.InferOutput<typeof TrueScale>
