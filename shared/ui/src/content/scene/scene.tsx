import type { ReactNode } from 'react'
import type { Picture } from '@shop/contracts/core/picture'
import { ResponsivePicture } from '@shop/ui'
import styles from './scene.module.css'

export interface SceneProps {
  title: ReactNode
  text: ReactNode
  picture: Picture
  /** Links and buttons. */
  children: ReactNode
}

/** A full-page empty state: text, links and one picture. */
export const Scene = ({ title, text, picture, children }: SceneProps) => (
  <section className={styles['scene']}>
    <div className={styles['words']}>
      <h2 className="h2">{title}</h2>
      <p className="lead">{text}</p>
      <div className={styles['ways']}>{children}</div>
    </div>
    <span className={`plate ${styles['picture']}`}>
      <ResponsivePicture picture={picture} sizes="(min-width: 1440px) 567px, (min-width: 768px) 40vw, 100vw" />
    </span>
  </section>
)
