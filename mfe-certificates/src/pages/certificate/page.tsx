import { useUnit } from 'effector-react'
import { part } from '@shop/ui'
import { $depositId, $drafts, $offer, type Offer } from './model/index.ts'
import { Bought } from './ui/card/bought.tsx'
import { Preview } from './ui/card/preview.tsx'
import styles from './page.module.css'

// The server renders the form; its code is loaded apart, because the form library is heavier than the rest of the page.
const CertificateForm = part<{ offer: Offer }>(() =>
  import(/* webpackChunkName: "certificate-form", webpackFetchPriority: "auto" */ './ui/form/certificate-form.tsx').then((form) => ({
    default: form.CertificateForm,
  })),
)

export function CertificatePage() {
  const { offer, depositId, drafts } = useUnit({ offer: $offer, depositId: $depositId, drafts: $drafts })
  if (depositId) return <Bought />
  // The answer is on its way: the shell shows its own progress.
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
