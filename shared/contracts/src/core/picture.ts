import * as v from 'valibot'

/** A picture in several widths: `/pictures/<base>-<width>.avif`, with one WebP fallback of `fallback` px. */
export const Picture = v.object({
  base: v.string(),
  widths: v.array(v.number()),
  fallback: v.number(),
  /** Size of the largest source in px, to reserve space before loading. */
  width: v.number(),
  height: v.number(),
  /** Placeholder color, #rrggbb. */
  color: v.string(),
  alt: v.string(),
})
export type Picture = v.InferOutput<typeof Picture>

export const ImageType = v.picklist(['main', 'model', 'macro', 'detail', 'scale', 'poster'])
export type ImageType = v.InferOutput<typeof ImageType>

export const Photo = v.object({ ...Picture.entries, image_type: ImageType })
export type Photo = v.InferOutput<typeof Photo>
