import { Link } from '@shop/routing'
import { brand } from '../../brand.ts'
import { useTexts } from '../texts.ts'
import styles from './wordmark.module.css'

/** The name of the shop, which leads home; `still` leads nowhere. */
export function Wordmark({ still = false }: { still?: boolean }) {
  const t = useTexts()
  if (still) return <span className={styles['wordmark']}>{brand.name}</span>
  return (
    <Link to="/" className={styles['wordmark']} aria-label={t('home', { brand: brand.name })}>
      {brand.name}
    </Link>
  )
}
