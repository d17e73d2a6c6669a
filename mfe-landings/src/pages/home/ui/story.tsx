import { memo } from 'react'
import type { MainBanner } from '@shop/contracts/content/main-page'
import { ButtonLink, ResponsivePicture } from '@shop/ui'
import { PHONE } from '@shop/ui/hero'
import styles from './story.module.css'

interface StoryProps {
  story: MainBanner
  /** Of its heading. */
  id: string
  /** Words before the picture where they stand side by side. */
  isMirrored?: boolean
}

/** A large picture with a few words: of certificates, or of where they are not sold something else; of what editors tell. */
export const Story = memo(function Story({ story: { title, text, action, url, wide, portrait }, id, isMirrored }: StoryProps) {
  return (
    <section className={`${styles['story']} ${isMirrored ? styles['mirrored'] : ''} far`} aria-labelledby={id}>
      <ResponsivePicture
        picture={wide}
        sources={[{ media: PHONE, picture: portrait, sizes: '100vw' }]}
        sizes="(min-width: 900px) 80vw, 100vw"
        className={styles['picture']}
      />
      <div className={styles['words']}>
        <h2 className="h1" id={id}>
          {title}
        </h2>
        <p className="lead">{text}</p>
        <ButtonLink to={url} look="line">
          {action}
        </ButtonLink>
      </div>
    </section>
  )
})
