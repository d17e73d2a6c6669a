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
