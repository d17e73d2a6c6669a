import { memo } from 'react'
import type { MainPage } from '@shop/contracts/main-page'
import { ButtonLink, ResponsivePicture } from '@shop/ui'
import { HERO_SIZES, PHONE } from './hero-sizes.ts'
import styles from './hero.module.css'

/** The main banner: the first and largest picture of the page; words lie on its empty side where it has one. */
export const Hero = memo(function Hero({ banner: { title, text, action, url, wide, portrait } }: { banner: MainPage['mainBanner'] }) {
  return (
    <section className={styles['hero']} aria-labelledby="hero">
      <ResponsivePicture
        picture={wide}
        sources={[{ media: PHONE, picture: portrait, sizes: HERO_SIZES }]}
        sizes={HERO_SIZES}
        className={styles['picture']}
        priority
      />
      <div className={styles['words']}>
        <h1 className="display" id="hero">
          {title}
        </h1>
        <p className="lead">{text}</p>
        <ButtonLink to={url} className={styles['action']}>
          {action}
        </ButtonLink>
      </div>
    </section>
  )
})
