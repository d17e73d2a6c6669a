import { scopeBind, type Scope } from 'effector'
import { ERROR_CODES } from '@shop/contracts/core/error-codes'
import { toastShown } from '@shop/session'

/** Shows the result of a form sent without scripts, from the URL's code. */
export function showNotice(scope: Scope) {
  const url = new URL(location.href)
  const code = ERROR_CODES.find((known) => known === url.searchParams.get('notice'))
  if (!url.searchParams.has('notice')) return
  url.searchParams.delete('notice')
  history.replaceState(history.state, '', url)
  if (code) scopeBind(toastShown, { scope })({ text: { namespace: 'errors', key: code } })
}
