import { useTexts } from '../texts.ts'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  /** A navigation or change is pending. */
  active: boolean
}

/** Visible after 150 ms. Always mounted: adding an element beside the page would restyle and re-layout it. */
export function ProgressBar({ active }: ProgressBarProps) {
  const t = useTexts()
  return <div className={styles['bar']} role="progressbar" aria-label={t('loading')} data-active={active || undefined} />
}
