import { Link } from '@shop/routing'
import { Logo } from './logo.tsx'
import { useTexts } from '../../texts.ts'
import styles from './wordmark.module.css'

/** The shop's name as home link; `still` is not a link. */
export function Wordmark({ still = false }: { still?: boolean }) {
  const t = useTexts()
  if (still)
    return (
      <span className={styles['wordmark']}>
        <Logo />
      </span>
    )
  return (
    <Link to="/" className={styles['wordmark']} aria-label={t('home')}>
      <Logo />
    </Link>
  )
}
