import { Link } from '@shop/routing'
import { Logo } from './logo.tsx'
import { useTexts } from '../../texts.ts'
import styles from './wordmark.module.css'

/** The name of the shop, which leads home; `still` leads nowhere. */
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
