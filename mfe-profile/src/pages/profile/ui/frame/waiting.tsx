import { Skeleton } from '@shop/ui/states'
import { useTexts } from '../../texts/index.ts'
import styles from './waiting.module.css'

/** Placeholders for a loading section. */
export function SectionSkeleton() {
  const t = useTexts()
  return (
    <div className={styles['waiting']} role="status">
      <span className="vh">{t('loading')}</span>
      <Skeleton width="46%" height="28px" />
      <Skeleton height="56px" />
      <Skeleton height="72px" />
      <Skeleton height="72px" />
    </div>
  )
}
