import { memo } from 'react'
import type { MainPage } from '@shop/contracts/main-page'
import { ButtonLink, ResponsivePicture } from '@shop/ui'
import { PHONE } from '@shop/ui/hero'
import styles from './story.module.css'

/** The certificate's story; where certificates are not sold the API tells another one in its place. */
export const Story = memo(function Story({
  story: { title, text, action, url, wide, portrait },
}: {
  story: MainPage['certificateStoryImage']
}) {
  return (
    <section className={`${styles['story']} far`} aria-labelledby="story">
      <ResponsivePicture
        picture={wide}
        sources={[{ media: PHONE, picture: portrait, sizes: '100vw' }]}
        sizes="(min-width: 900px) 80vw, 100vw"
        className={styles['picture']}
      />
      <div className={styles['words']}>
        <h2 className="h1" id="story">
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
