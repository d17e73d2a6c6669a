import { useUnit } from 'effector-react'
import { part } from '@shop/ui'
import { $gift, $number } from './model/index.ts'
import { Gift } from './ui/gift.tsx'

// Server-rendered with a separate chunk: the form library is larger than the rest of the page.
const KeyForm = part<{ number: string }>(() =>
  import(/* webpackChunkName: "key-form", webpackFetchPriority: "auto" */ './ui/key-form.tsx').then((form) => ({ default: form.KeyForm })),
)

/** Opens a certificate by number and code. */
export function GetCertificatePage() {
  const { gift, number } = useUnit({ gift: $gift, number: $number })
  return gift ? <Gift gift={gift} /> : <KeyForm key={number} number={number} />
}
