import type { ContentBlock } from '@shop/contracts/content/content'
import { ResponsivePicture } from '@shop/ui'
import styles from './picture.module.css'

type PictureBlock = Extract<ContentBlock, { kind: 'picture' }>

export const Picture = ({ block: { picture, caption } }: { block: PictureBlock }) => (
  <figure className={styles['picture']}>
    <ResponsivePicture picture={picture} sizes="(min-width: 1360px) 1040px, 100vw" />
    {caption && <figcaption className="small muted">{caption}</figcaption>}
  </figure>
)
