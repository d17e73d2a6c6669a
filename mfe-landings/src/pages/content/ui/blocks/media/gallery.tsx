import type { ContentBlock } from '@shop/contracts/content/content'
import { Link } from '@shop/routing'
import { ResponsivePicture } from '@shop/ui'
import styles from './gallery.module.css'

type GalleryBlock = Extract<ContentBlock, { kind: 'gallery' }>

const LARGE = '(min-width: 1440px) 668px, 46vw'
const SMALL = '(min-width: 1440px) 437px, (min-width: 768px) 30vw, 46vw'

/** Two large ones and three small ones in turn; a last row of two has large ones too. */
const isLarge = (index: number, count: number) => index % 5 < 2 || (count % 5 === 4 && index >= count - 2)

/** Pictures of different heights; each links to its product. */
export const Gallery = ({ block: { pictures } }: { block: GalleryBlock }) => (
  <ul className={styles['gallery']}>
    {pictures.map(({ picture, title, url }, index) => {
      const shown = (
        <figure>
          <ResponsivePicture
            picture={picture}
            sizes={isLarge(index, pictures.length) ? LARGE : SMALL}
            alt=""
            priority={index < 2 ? 'eager' : false}
          />
          <figcaption className="small soft">{title}</figcaption>
        </figure>
      )
      return <li key={picture.base}>{url === null ? shown : <Link to={url}>{shown}</Link>}</li>
    })}
  </ul>
)
