import { pictureUrl, type Picture } from '@shop/contracts/core/picture'

/** `/pictures/…-320.avif 320w, …`: also what a page's Head preloads. */
export const srcSetOf = ({ base, widths }: Pick<Picture, 'base' | 'widths'>) =>
  widths.map((width) => `${pictureUrl(base, width)} ${width}w`).join(', ')

export interface ResponsivePictureProps {
  picture: Picture
  /** As the `sizes` of an img: how wide the box is at each width of the window. */
  sizes: string
  /** For the largest picture of the first screen, one a page: asked for at once and before others. `eager`: its neighbours, at once. */
  priority?: boolean | 'eager'
  /** Another crop under a condition: `{ media: '(max-width: 767px)', picture: portrait, sizes: '100vw' }`. */
  sources?: { media: string; picture: Picture; sizes: string }[]
  /** Without the placeholder colour: a piece that lies on the page's own ground. */
  plain?: boolean
  /** Instead of the picture's own; empty where the words beside it say the same. */
  alt?: string
  className?: string
}

/** AVIF with one WebP fallback, of a size known beforehand, on its placeholder colour. */
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
