import type { FormEvent } from 'react'
import { useUnit } from 'effector-react'
import { heartPressed } from '@shop/session'

/** Hearts refer to it by the `form` attribute. */
export const FAVORITES_FORM = 'favorites'

/**
 * One form for all hearts of a document, rendered by the shell. A form per card would be 48; browsers that scan forms for autofill would
 * style all of them, including skipped ones (docs/decisions/0013).
 */
export function FavoritesForm() {
  const toggle = useUnit(heartPressed)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const heart = (event.nativeEvent as SubmitEvent).submitter
    if (heart instanceof HTMLButtonElement) toggle({ id: Number(heart.value), sku: heart.dataset['sku'] ?? null })
  }
  return <form id={FAVORITES_FORM} method="post" action="/do/favorites" data-early="" hidden onSubmit={submit} />
}
