import { Link } from '@shop/routing'
import { brand } from '../../brand.ts'
import { useTexts } from '../texts.ts'
import styles from './wordmark.module.css'

export function Wordmark() {
  const t = useTexts()
  return (
    <Link to="/" className={styles['wordmark']} aria-label={t('home', { brand: brand.name })}>
      {brand.name}
    </Link>
  )
}
