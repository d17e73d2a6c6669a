import { scopeBind, type Scope } from 'effector'
import { writeCookie } from '@shop/http'
import { toastShown } from '@shop/session'
import { NOTICE_SAID } from '../platform/document/notice-cookie.ts'

/** Shows the result of a form sent before the scripts came, which the document holds. */
export function showNotice(scope: Scope) {
  const text = document.querySelector<HTMLElement>('noscript[data-notice]')?.dataset['notice']
  if (!text) return
  writeCookie(NOTICE_SAID)
  scopeBind(toastShown, { scope })({ text })
}
