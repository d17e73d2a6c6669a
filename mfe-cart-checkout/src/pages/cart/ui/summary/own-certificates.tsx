import { useUnit } from 'effector-react'
import { $cart } from '@shop/session'
import { FieldNote, useErrorText } from '@shop/ui/field'
import { OwnCertificates } from '../../../../features/certificates/own-certificates.tsx'
import { $certificateFault, applyFx, certificateUsed } from '../../own-certificates.ts'
import { useTexts } from '../../texts/index.ts'

/** Gift certificates of the account: by one tap, without typing. */
export default function OfAccount() {
  const t = useTexts()
  const errorText = useErrorText()
  const { cart, fault, busy, use } = useUnit({ cart: $cart, fault: $certificateFault, busy: applyFx.pending, use: certificateUsed })
  return (
    <>
      <OwnCertificates
        offered={cart?.ownDeposits ?? []}
        busy={busy}
        words={{ yours: t('ownCertificate'), use: t('useCertificate') }}
        onUse={(code) => use(code)}
      />
      <FieldNote error={fault ? (fault.text ?? errorText(fault.code)) : undefined} />
    </>
  )
}
