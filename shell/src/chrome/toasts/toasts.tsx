import { Suspense, lazy, use, useEffect, useRef, useState } from 'react'
import { useUnit } from 'effector-react'
import { TOAST_MS, UNDO_MS } from '@shop/contracts/core/limits'
import { TextsContext, wordsOf, type Phrase, type TextsHost } from '@shop/i18n'
import { Link, useLocation } from '@shop/routing'
import { $online, $toast, toastGone, type Toast } from '@shop/session'
import { loadLate } from '../../late/load.ts'
import { useClearance } from './clearance.ts'
import styles from './toasts.module.css'

const OfflineBanner = lazy(() => loadLate().then(({ OfflineBanner: Banner }) => ({ default: Banner })))

/** Bottom centre. The region stands in the page before its first message, so that screen readers announce it. */
export function Toasts() {
  const { toast, gone, online } = useUnit({ toast: $toast, gone: toastGone, online: $online })
  const { pathname } = useLocation()
  const spoken = spokenIn(use(TextsContext), toast)
  // "In the bag, open it" says nothing to a shopper who is looking at the bag.
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

/** A toast in the shopper's language. */
interface Spoken {
  /** Another message, though it may say the same. */
  toast: Toast
  text: string
  /** What can be pressed; without its words it is left out. */
  action: string | null
  link: string | null
}

/** Null without a toast, and for one whose text is not there. */
function spokenIn(texts: TextsHost, toast: Toast | null): Spoken | null {
  if (!toast) return null
  const say = (phrase: Phrase | undefined) => (phrase ? wordsOf(texts, phrase) : null)
  const { text, action, link } = toast
  const parts = typeof text === 'string' ? [text] : [text].flat().map(say)
  if (parts.includes(null)) return null
  return { toast, text: parts.join(' '), action: say(action?.label), link: say(link?.label) }
}

/** Goes by itself: 6 s, or 8 s with something to press; not while the mouse or the focus is on it. */
function Message({ toast: { toast, ...words } }: { toast: Spoken }) {
  const { action, link } = toast
  const gone = useUnit(toastGone)
  const chosen = useUnit(action?.chosen ?? toastGone)
  const [held, setHeld] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useClearance(box, toast)
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
      <p>{words.text}</p>
      {words.action && (
        <button
          type="button"
          onClick={() => {
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
