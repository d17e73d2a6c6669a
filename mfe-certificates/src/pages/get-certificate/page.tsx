import { useUnit } from 'effector-react'
import { part } from '@shop/ui'
import { $gift, $number } from './model/index.ts'
import { Gift } from './ui/gift.tsx'

// The look comes with the document, the code of the form by itself: its library is heavier than all the rest of the page.
const KeyForm = part<{ number: string }>(() =>
  import(/* webpackChunkName: "key-form", webpackFetchPriority: "auto" */ './ui/key-form.tsx').then((form) => ({ default: form.KeyForm })),
)

/** Reading 9's recipient page: a number and a code open the certificate. */
export function GetCertificatePage() {
  const { gift, number } = useUnit({ gift: $gift, number: $number })
  return gift ? <Gift gift={gift} /> : <KeyForm key={number} number={number} />
}
