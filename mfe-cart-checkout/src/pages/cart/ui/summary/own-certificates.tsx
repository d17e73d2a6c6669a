import { useUnit } from 'effector-react'
import { $cart } from '@shop/session'
import { FieldNote, useErrorText } from '@shop/ui/field'
import { OwnCertificates } from '#features/certificates/own-certificates.tsx'
import { $certificateFault, $isApplying, certificateRemoved, certificateUsed } from '../../below-lines/own-certificates.ts'
import { useTexts } from '../../texts/index.ts'

/** Gift certificates that pay for this order, and those of the account that could: by one tap, without typing. */
export default function OfOrder() {
  const t = useTexts()
  const errorText = useErrorText()
  const { cart, fault, busy, use, remove } = useUnit({
    cart: $cart,
    fault: $certificateFault,
    busy: $isApplying,
    use: certificateUsed,
    remove: certificateRemoved,
  })
  return (
    <>
      <OwnCertificates
        offered={cart?.deposits ?? []}
        busy={busy}
        words={{ yours: t('addedCertificate'), use: t('removeIt') }}
        onUse={(code) => remove(code)}
      />
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
