import { scopeBind, type Scope } from 'effector'
import { wordsOf, type TextsHost } from '@shop/i18n'
import { toastShown } from '@shop/session'

/** Shows the result of a form sent without scripts, from the URL's code. */
export function showNotice(scope: Scope, texts: TextsHost) {
  const url = new URL(location.href)
  const notice = url.searchParams.get('notice')
  if (notice === null) return
  url.searchParams.delete('notice')
  history.replaceState(history.state, '', url)
  const text = { namespace: 'errors', key: notice }
  // A code without words is none of ours.
  if (wordsOf(texts, text) !== null) scopeBind(toastShown, { scope })({ text })
}
