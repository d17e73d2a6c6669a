import { useUnit } from 'effector-react'
import { part } from '@shop/ui'
import { $depositId, $drafts, $offer, type Offer } from './model/index.ts'
import { Bought } from './ui/card/bought.tsx'
import { Preview } from './ui/card/preview.tsx'
import styles from './page.module.css'

// Server-rendered with a separate chunk: the form library is larger than the rest of the page.
const CertificateForm = part<{ offer: Offer }>(() =>
  import(/* webpackChunkName: "certificate-form", webpackFetchPriority: "auto" */ './ui/form/certificate-form.tsx').then((form) => ({
    default: form.CertificateForm,
  })),
)

export function CertificatePage() {
  const { offer, depositId, drafts } = useUnit({ offer: $offer, depositId: $depositId, drafts: $drafts })
  if (depositId) return <Bought />
  // Loading: the shell shows progress.
  if (!offer) return null
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['stage']}>
        <Preview />
      </div>
      <CertificateForm key={drafts} offer={offer} />
    </div>
  )
}
