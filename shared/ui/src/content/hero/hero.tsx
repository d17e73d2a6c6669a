import type { CSSProperties, ReactNode } from 'react'
import type { Picture } from '@shop/contracts/core/picture'
import { ResponsivePicture } from '@shop/ui'
import { HERO_SIZES, PHONE } from './sizes.ts'
import styles from './hero.module.css'

export interface HeroProps {
  wide: Picture
  portrait: Picture
  /** Id of the heading inside. */
  labelledBy: string
  /** Sets `--hero-height`, `--hero-foot`, `--hero-words` and page-specific variables. */
  className?: string
  wordsClassName?: string
  children: ReactNode
}

/** The first and largest picture of a page; text on its left in wide windows, below it in others. */
export const Hero = ({ wide, portrait, labelledBy, className = '', wordsClassName = '', children }: HeroProps) => (
  <section className={`${styles['hero']} ${className}`} aria-labelledby={labelledBy} style={{ '--side': wide.color } as CSSProperties}>
    <ResponsivePicture
      picture={wide}
      sources={[{ media: PHONE, picture: portrait, sizes: HERO_SIZES }]}
      sizes={HERO_SIZES}
      className={styles['picture']}
      priority
    />
    <div className={`${styles['words']} ${wordsClassName}`}>{children}</div>
  </section>
)
