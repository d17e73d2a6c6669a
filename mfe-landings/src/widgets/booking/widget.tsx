import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import type { BookingKind } from '@shop/contracts/services/bookings'
import { isNotFound } from '@shop/http'
import { useLocation } from '@shop/routing'
import { part } from '@shop/ui'
import { Note } from '@shop/ui/note'
import { Failure, Skeleton } from '@shop/ui/states'
import { $booking, $choice, $choiceFailure, $isPastLink, $linkFailure, linkWanted, retried } from './model/index.ts'
import { useTexts } from './texts/index.ts'
import { Visit } from './ui/visit.tsx'

// Server-rendered with a separate chunk: the form library is larger than the rest of the widget.
const Form = part<{ kind: BookingKind }>(() =>
  import(/* webpackChunkName: "booking-form", webpackFetchPriority: "auto" */ './ui/form.tsx').then((ui) => ({ default: ui.Form })),
)

/** Height of the form. */
const HEIGHT = '1100px'

/** Books a visit to a piercer or stylist; with `?booking=` shows and cancels an existing one. */
export function Booking({ service }: { service?: BookingKind }) {
  const t = useTexts()
  const token = new URLSearchParams(useLocation().search).get('booking')
  const { booking, isPastLink, choice, choiceFailure, linkFailure, readLink, retry } = useUnit({
    booking: $booking,
    isPastLink: $isPastLink,
    choice: $choice,
    choiceFailure: $choiceFailure,
    linkFailure: $linkFailure,
    readLink: linkWanted,
    retry: retried,
  })
  useEffect(() => {
    if (token) readLink(token)
  }, [token, readLink])
  if (booking) return <Visit booking={booking} />
  const isGone = linkFailure !== null && isNotFound(linkFailure)
  const hasLink = token !== null && !isPastLink
  if (choiceFailure || (hasLink && linkFailure && !isGone)) return <Failure onRetry={retry} />
  if (!choice || (hasLink && !linkFailure)) return <Skeleton height={HEIGHT} />
  return (
    <>
      {isGone && hasLink && <Note>{t('gone')}</Note>}
      <Form kind={service ?? 'piercing'} />
    </>
  )
}
