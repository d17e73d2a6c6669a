import type { CSSProperties } from 'react'
import { VisuallyHidden } from '@shop/ui'
import { useTexts } from '../texts.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** CSS lengths; `ratio` replaces the height for pictures: `4 / 5`. */
  width?: string
  height?: string
  ratio?: string
}

/** A placeholder of the final size, visible after 300 ms to avoid flicker. */
export const Skeleton = ({ width, height = '1em', ratio }: SkeletonProps) => (
  <span
    className={styles['box']}
    style={{ width, ...(ratio ? { aspectRatio: ratio } : { height }) } satisfies CSSProperties}
    aria-hidden="true"
  />
)

/** Says that something is waited for, for who does not see the boxes. */
export function Waiting() {
  const t = useTexts()
  return (
    <p role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </p>
  )
}

/** As many cards as will come: picture and three lines each. */
export function SkeletonCards({ quantity = 4 }: { quantity?: number }) {
  const t = useTexts()
  return (
    <div className={styles['cards']} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: quantity }, (_, index) => (
        <div key={index} className={styles['card']}>
          <Skeleton ratio="4 / 5" />
          <Skeleton width="40%" />
          <Skeleton width="80%" />
          <Skeleton width="30%" />
        </div>
      ))}
    </div>
  )
}
