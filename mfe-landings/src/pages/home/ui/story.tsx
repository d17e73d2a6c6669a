import { memo } from 'react'
import type { MainBanner } from '@shop/contracts/content/main-page'
import { ButtonLink, ResponsivePicture } from '@shop/ui'
import { PHONE } from '@shop/ui/hero'
import styles from './story.module.css'

interface StoryProps {
  story: MainBanner
  /** Id of its heading. */
  id: string
  /** Text before the picture when side by side. */
  isMirrored?: boolean
}

/** A large picture with text: certificates, or an alternative abroad, or an editorial story. */
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
