import type { Picture } from '@shop/contracts/core/picture'
import { ResponsivePicture } from '@shop/ui'
import styles from './certificate-card.module.css'

export interface CertificateCardProps {
  /** Of the design; without one the card is plain. */
  picture: Picture | null
  /** How wide the card is, as the `sizes` of an img. */
  sizes: string
  /** The shop's name, as it is written on the card. */
  mark: string
  /** Written out: `25 000 ₽`. */
  sum: string
  priority?: boolean
  className?: string
}

/** A gift certificate as it looks on the table: the picture, and under it the shop's name and the sum. Always light, like photographs. */
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
