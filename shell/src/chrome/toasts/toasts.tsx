import { Suspense, use, useEffect, type ComponentType } from 'react'
import { useUnit } from 'effector-react'
import { TOAST_MS } from '@shop/contracts/core/limits'
import { TextsContext, wordsOf, type Phrase, type TextsHost } from '@shop/i18n'
import { useLocation } from '@shop/routing'
import { $online, $toast, toastGone, type Toast } from '@shop/session'
import { part } from '@shop/ui'
import { useTexts } from '../texts.ts'
import type { MessageProps, Spoken } from './message.tsx'
import styles from './toasts.module.css'

/** Shown when the code of the offline banner could not be loaded. */
export function OfflineNote() {
  const t = useTexts()
  return (
    <div className={styles['toast']}>
      <p>{t('offline')}</p>
    </div>
  )
}

// In one file with the rest of what every page loads at rest.
export const loadMessage = () => import(/* webpackChunkName: "after-load", webpackFetchPriority: "low" */ './message.tsx')
const Message = part<MessageProps>(() =>
  loadMessage().then(
    (code) => ({ default: code.Message }),
    () => ({ default: PlainMessage }),
  ),
)

/** Shown when the code of the message could not be loaded: the text, and what can be done. */
function PlainMessage({ spoken: { toast, text, action } }: MessageProps) {
  const [gone, chosen] = useUnit([toastGone, toast.action?.chosen ?? toastGone])
  useEffect(() => {
    const timer = setTimeout(gone, TOAST_MS)
    return () => clearTimeout(timer)
  }, [toast, gone])
  return (
    <div className={styles['toast']}>
      <p>{text}</p>
      {action && (
        <button
          onClick={() => {
            chosen()
            gone()
          }}
        >
          {action}
        </button>
      )}
    </div>
  )
}

/** Bottom center. The live region exists before its first message, so that it is announced. */
export function Toasts({ OfflineBanner = OfflineNote }: { OfflineBanner?: ComponentType }) {
  const { toast, gone, online } = useUnit({ toast: $toast, gone: toastGone, online: $online })
  const { pathname } = useLocation()
  const spoken = spokenIn(use(TextsContext), toast)
  // Skips "added, open the bag" while the bag is open.
  const isHere = toast?.link?.url === pathname
  const told = isHere ? null : spoken
  const isLost = toast !== null && spoken === null
  useEffect(() => {
    if (isLost) console.error(new Error(`A toast without its text: ${JSON.stringify(toast?.text)}`))
    if (isHere || isLost) gone()
  }, [isHere, isLost, toast, gone])
  return (
    <div className={styles['toasts']} role="status" data-above-popups="">
      {/* One at a time: two cover half of a phone. */}
      {!online && !told && (
        <Suspense fallback={null}>
          <OfflineBanner />
        </Suspense>
      )}
      {told && (
        <Suspense fallback={null}>
          <Message spoken={told} />
        </Suspense>
      )}
    </div>
  )
}

/** Null without a toast, or when its text is missing. */
function spokenIn(texts: TextsHost, toast: Toast | null): Spoken | null {
  if (!toast) return null
  const say = (said: Phrase | string | undefined) => (typeof said === 'object' ? wordsOf(texts, said) : (said ?? null))
  const { text, action, link } = toast
  const parts = [text].flat().map(say)
  if (parts.includes(null)) return null
  return { toast, text: parts.join(' '), action: say(action?.label), link: say(link?.label) }
}
