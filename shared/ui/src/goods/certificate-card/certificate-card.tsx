import type { Picture } from '@shop/contracts/core/picture'
import { ResponsivePicture } from '@shop/ui'
import styles from './certificate-card.module.css'

export interface CertificateCardProps {
  /** Picture of the design; plain without one. */
  picture: Picture | null
  /** `sizes` of the img. */
  sizes: string
  /** Brand name on the card. */
  mark: string
  /** Formatted: `25 000 ₽`. */
  sum: string
  priority?: boolean
  className?: string
}

/** A gift certificate: picture, brand name and sum. Light in both themes, like photos. */
export const CertificateCard = ({ picture, sizes, mark, sum, priority, className }: CertificateCardProps) => (
  <div className={[styles['card'], !picture && styles['plain'], className].filter(Boolean).join(' ')}>
    {picture && (
      <div className={styles['picture']}>
        <ResponsivePicture picture={picture} sizes={sizes} priority={priority ?? false} alt="" />
      </div>
    )}
    <div className={styles['foot']}>
      <span className={styles['mark']}>{mark}</span>
      <span className={styles['sum']}>{sum}</span>
    </div>
  </div>
)
