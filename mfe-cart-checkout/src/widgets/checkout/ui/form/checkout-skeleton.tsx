import { VisuallyHidden } from '@shop/ui'
import { Skeleton } from '@shop/ui/states'
import { useTexts } from '../../texts/index.ts'
import styles from './checkout-form.module.css'
import step from './steps/step.module.css'

/** Placeholders for the first step and the summary. */
export function CheckoutSkeleton() {
  const t = useTexts()
  return (
    <div className={styles['checkout']} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div>
        <div className={step['step']}>
          <Skeleton width="180px" height="40px" />
          <div className={styles['boxes']}>
            {[1, 2, 3].map((box) => (
              <Skeleton key={box} height="78px" />
            ))}
          </div>
          <Skeleton width="260px" height="52px" />
        </div>
      </div>
      <div className={styles['aside']}>
        <Skeleton height="360px" />
      </div>
    </div>
  )
}
