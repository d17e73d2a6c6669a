import type { Picture } from '@shop/contracts/core/picture'
import { pictureUrl } from '@shop/contracts/core/shapes/picture-url'

/** `/pictures/…-320.avif 320w, …`; also for preloads. */
export const srcSetOf = ({ base, widths }: Pick<Picture, 'base' | 'widths'>) =>
  widths.map((width) => `${pictureUrl(base, width)} ${width}w`).join(', ')

export interface ResponsivePictureProps {
  picture: Picture
  /** `sizes` of the img. */
  sizes: string
  /** For the LCP picture, one per page: loads at once with high priority. `eager`: loads at once. */
  priority?: boolean | 'eager'
  /** An alternative crop: `{ media: '(max-width: 767px)', picture: portrait, sizes: '100vw' }`. */
  sources?: { media: string; picture: Picture; sizes: string }[]
  /** Without placeholder color: for cut-outs on the page background. */
  plain?: boolean
  /** Overrides the picture's alt; empty when text beside it says the same. */
  alt?: string
  className?: string
}

/** AVIF with a WebP fallback, reserved size and placeholder color. */
export function ResponsivePicture({ picture, sizes, priority, sources = [], plain, alt = picture.alt, className }: ResponsivePictureProps) {
  return (
    <picture>
      {sources.map((source) => (
        <source
          key={source.media}
          media={source.media}
          type="image/avif"
          srcSet={srcSetOf(source.picture)}
          sizes={source.sizes}
          width={source.picture.width}
          height={source.picture.height}
        />
      ))}
      <source type="image/avif" srcSet={srcSetOf(picture)} sizes={sizes} />
      <img
        src={pictureUrl(picture.base, picture.fallback, 'webp')}
        width={picture.width}
        height={picture.height}
        alt={alt}
        className={className}
        style={plain ? undefined : { backgroundColor: picture.color }}
        {...(priority === 'eager' ? {} : priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}
