import type { ContentBlock } from '@shop/contracts/content/content'
import { ResponsivePicture } from '@shop/ui'
import styles from './picture.module.css'

type PictureBlock = Extract<ContentBlock, { kind: 'picture' }>

export const Picture = ({ block: { picture, caption } }: { block: PictureBlock }) => (
  <figure className={styles['picture']}>
    <ResponsivePicture picture={picture} sizes="(min-width: 1440px) 1014px, (min-width: 1000px) 71vw, 92vw" />
    {caption && <figcaption className="small muted">{caption}</figcaption>}
  </figure>
)
