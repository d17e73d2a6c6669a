import { memo } from 'react'
import type { MainBanner as Banner } from '@shop/contracts/content/main-page'
import { ButtonLink } from '@shop/ui'
import { Hero } from '@shop/ui/hero'
import styles from './main-banner.module.css'

/** The main banner with the LCP picture; text is over its empty side if it has one. */
export const MainBanner = memo(function MainBanner({ banner: { title, text, action, url, wide, portrait } }: { banner: Banner }) {
  return (
    <Hero wide={wide} portrait={portrait} labelledBy="hero" className={styles['hero']} wordsClassName={styles['words']}>
      <h1 className="display" id="hero">
        {title}
      </h1>
      <p className="lead">{text}</p>
      <ButtonLink to={url} className={styles['action']}>
        {action}
      </ButtonLink>
    </Hero>
  )
})
