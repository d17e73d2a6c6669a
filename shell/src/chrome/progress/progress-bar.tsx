import { useTexts } from '../texts.ts'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  /** A navigation is under way. */
  active: boolean
}

/** Appears when a navigation takes more than 150 ms: a faster one needs no sign. */
export function ProgressBar({ active }: ProgressBarProps) {
  const t = useTexts()
  if (!active) return null
  return <div className={styles['bar']} role="progressbar" aria-label={t('loading')} />
}
