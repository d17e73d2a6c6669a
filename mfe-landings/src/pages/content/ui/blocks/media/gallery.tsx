import type { ContentBlock } from '@shop/contracts/content/content'
import { Link } from '@shop/routing'
import { ResponsivePicture } from '@shop/ui'
import styles from './gallery.module.css'

type GalleryBlock = Extract<ContentBlock, { kind: 'gallery' }>

const SIZES = '(min-width: 1000px) 33vw, 50vw'

/** Pictures of different heights; each links to its product. */
export const Gallery = ({ block: { pictures } }: { block: GalleryBlock }) => (
  <ul className={styles['gallery']}>
    {pictures.map(({ picture, title, url }, index) => {
      const shown = (
        <figure>
          <ResponsivePicture picture={picture} sizes={SIZES} alt="" priority={index < 2 ? 'eager' : false} />
          <figcaption className="small soft">{title}</figcaption>
        </figure>
      )
      return <li key={picture.base}>{url === null ? shown : <Link to={url}>{shown}</Link>}</li>
    })}
  </ul>
)
