import { useUnit } from 'effector-react'
import { $depositId, $offer } from './model/index.ts'
import { Bought } from './ui/bought.tsx'
import { CertificateForm } from './ui/certificate-form.tsx'
import { Preview } from './ui/preview.tsx'
import styles from './page.module.css'

export function CertificatePage() {
  const { offer, depositId } = useUnit({ offer: $offer, depositId: $depositId })
  if (depositId) return <Bought />
  // The answer is on its way: the shell shows its own progress.
  if (!offer) return null
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['stage']}>
        <Preview />
      </div>
      <CertificateForm offer={offer} />
    </div>
  )
}
