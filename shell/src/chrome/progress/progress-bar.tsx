import { useTexts } from '../texts.ts'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  /** A navigation or a change is under way. */
  active: boolean
}

/**
 * Appears when what the shopper waits for takes more than 150 ms: a faster one needs no sign. It always has its place: an element that comes and
 * goes beside the page would have the browser style and lay out every element of the page again.
 */
export function ProgressBar({ active }: ProgressBarProps) {
  const t = useTexts()
  return <div className={styles['bar']} role="progressbar" aria-label={t('loading')} data-active={active || undefined} />
}
