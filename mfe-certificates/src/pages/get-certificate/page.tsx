import { useUnit } from 'effector-react'
import { part } from '@shop/ui'
import { $gift, $number } from './model/index.ts'
import { Gift } from './ui/gift.tsx'

// The server renders the form; its code is loaded apart, because the form library is heavier than the rest of the page.
const OpeningForm = part<{ number: string }>(() =>
  import(/* webpackChunkName: "key-form", webpackFetchPriority: "auto" */ './ui/opening-form.tsx').then((form) => ({
    default: form.OpeningForm,
  })),
)

/** Opens a certificate by number and code. */
export function GetCertificatePage() {
  const { gift, number } = useUnit({ gift: $gift, number: $number })
  return gift ? <Gift gift={gift} /> : <OpeningForm key={number} number={number} />
}
