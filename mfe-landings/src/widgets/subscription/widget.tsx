import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { SubscriptionPlace } from '@shop/contracts/marketing/subscriptions'
import { OverlayBody, OverlayTitle } from '@shop/ui/popup'
import * as v from 'valibot'
import { $sent, started } from './model.ts'
import { SubscriptionForm } from './ui/form.tsx'
import { SentNote } from './ui/sent-note.tsx'
import { useTexts } from './texts/index.ts'

/** Newsletter subscription; `place` is one of SUBSCRIPTION_PLACES. The popup form has its own heading. */
export function Subscription({ place: given }: { place?: string }) {
  const t = useTexts()
  // Content may name an unknown place: falls back to the site's form.
  const place = v.is(SubscriptionPlace, given) ? given : 'online'
  const { sent, start } = useUnit({ sent: $sent, start: started })
  useEffect(() => void start(place), [start, place])
  const shown = sent?.place === place ? <SentNote sent={sent} /> : <SubscriptionForm place={place} />
  if (place !== 'popup') return shown
  return (
    <>
      <OverlayTitle>{t('title')}</OverlayTitle>
      <OverlayBody>{shown}</OverlayBody>
    </>
  )
}
