import { useLayoutEffect } from 'react'
import { useUnit } from 'effector-react'
import { $paid, started, type PopupSource } from './model/index.ts'
import { AddForm } from './ui/add-form.tsx'
import { Paid } from './ui/paid.tsx'

export interface CertificatePopupProps {
  place?: PopupSource
}

/** "Add a certificate": pays for the order in the bag, is saved to the account in the profile. */
export function CertificatePopup({ place = 'bag' }: CertificatePopupProps) {
  const { paid, start } = useUnit({ paid: $paid, start: started })
  useLayoutEffect(() => void start({ place }), [start, place])
  return paid ? <Paid certificate={paid} /> : <AddForm />
}
