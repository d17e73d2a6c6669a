import { useUnit } from 'effector-react'
import { $gift, $number } from './model/index.ts'
import { Gift } from './ui/gift.tsx'
import { KeyForm } from './ui/key-form.tsx'

/** Reading 9's recipient page: a number and a code open the certificate. */
export function GetCertificatePage() {
  const { gift, number } = useUnit({ gift: $gift, number: $number })
  return gift ? <Gift gift={gift} /> : <KeyForm key={number} number={number} />
}
