import type { FormEvent } from 'react'
import { useUnit } from 'effector-react'
import { favoriteToggled } from '@shop/session'

/** Its id: hearts belong to it from wherever they stand. */
export const FAVORITES_FORM = 'favorites'

/**
 * The one form of all hearts of a document; the shell renders it. A form in every card would be 48 of them, and a browser that looks
 * for forms to fill in styles all of them, also those far below that it had left out (docs/decisions/0013).
 */
export function FavoritesForm() {
  const toggle = useUnit(favoriteToggled)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const heart = (event.nativeEvent as SubmitEvent).submitter
    if (heart instanceof HTMLButtonElement) toggle(Number(heart.value))
  }
  return <form id={FAVORITES_FORM} method="post" action="/do/favorites" data-early="" hidden onSubmit={submit} />
}
