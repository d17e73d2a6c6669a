import { Suspense, use, useEffect, useRef, useState, type ComponentType } from 'react'
import { useUnit } from 'effector-react'
import { TOAST_MS, UNDO_MS } from '@shop/contracts/core/limits'
import { TextsContext, wordsOf, type Phrase, type TextsHost } from '@shop/i18n'
import { Link, useLocation } from '@shop/routing'
import { $online, $toast, toastGone, type Toast } from '@shop/session'
import { VisuallyHidden } from '@shop/ui'
import { useTexts } from '../texts.ts'
import { useClearance } from './clearance.ts'
import styles from './toasts.module.css'
import { TOAST_KEY, useToastKey } from './use-toast-key.ts'

/** Stands in for the banner whose code did not come. */
export function OfflineNote() {
  const t = useTexts()
  return (
    <div className={styles['toast']}>
      <p>{t('offline')}</p>
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
  const isLost = toast !== null && spoken === null
  useEffect(() => {
    if (isLost) console.error(new Error(`A toast without its text: ${JSON.stringify(toast?.text)}`))
    if (isHere || isLost) gone()
  }, [isHere, isLost, toast, gone])
  return (
    <div className={styles['toasts']} role="status" data-above-popups="">
      {!online && (
        <Suspense fallback={null}>
          <OfflineBanner />
        </Suspense>
      )}
      {spoken && !isHere && <Message toast={spoken} />}
    </div>
  )
}

/** A translated toast. */
interface Spoken {
  /** Key: a new message with equal text is announced again. */
  toast: Toast
  text: string
  /** Action; omitted if its text is missing. */
  action: string | null
  link: string | null
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

/** Closes after 6 s, or 8 s with an action; pauses on hover and focus. */
function Message({ toast: { toast, ...words } }: { toast: Spoken }) {
  const { action, link } = toast
  const gone = useUnit(toastGone)
  const chosen = useUnit(action?.chosen ?? toastGone)
  const [held, setHeld] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useClearance(box, toast)
  const leadBack = useToastKey(box)
  const t = useTexts()
  useEffect(() => {
    if (held) return
    const timer = setTimeout(gone, action || link ? UNDO_MS : TOAST_MS)
    return () => clearTimeout(timer)
  }, [held, toast, action, link, gone])
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return (
    <div className={styles['toast']} ref={box} {...hold}>
      <p>
        {words.text}
        {words.action && <VisuallyHidden> {t('toastKey', { key: TOAST_KEY })}</VisuallyHidden>}
      </p>
      {words.action && (
        <button
          type="button"
          onClick={() => {
            leadBack()
            chosen()
            gone()
          }}
        >
          {words.action}
        </button>
      )}
      {link && words.link && (
        <Link to={link.url} onClick={() => gone()}>
          {words.link}
        </Link>
      )}
    </div>
  )
}
