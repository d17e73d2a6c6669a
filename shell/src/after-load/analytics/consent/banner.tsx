import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import type { MarketingConsent } from '@shop/contracts/marketing/marketing'
import type { Locale, Storefront } from '@shop/contracts/shop/storefront'
import { codeOf } from '@shop/http'
import { dateInWords } from '@shop/i18n/dates'
import { Button, IconButton } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import * as model from './model.ts'
import styles from './banner.module.css'

export interface ConsentTexts {
  title: string
  text: string
  more: string
  accept: string
  refuse: string
  close: string
  acceptedOn: string
  refusedOn: string
}

interface BannerProps {
  texts: ConsentTexts
  locale: Locale
  storefront: Storefront
}

const PRIVACY = { ru: '/polozhenie-ob-obrabotke-i-zashchite-personalnykh-dannykh', en: '/privacy' } as const
const FOOT = '--foot'

/** Reserves space, so that bars, toasts and focused elements are above the banner. */
function useFoot(isOpen: boolean) {
  const element = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!isOpen || !current) return
    const root = document.documentElement
    const reserve = (height: string | null) => {
      root.style.setProperty(FOOT, height)
      // The window is smaller for everything else: a toast shown before makes way.
      dispatchEvent(new Event('resize'))
    }
    const observer = new ResizeObserver(() => reserve(`${current.offsetHeight}px`))
    observer.observe(current)
    return () => {
      observer.disconnect()
      reserve(null)
    }
  }, [isOpen])
  return element
}

/** Opened from the footer: takes focus, closes with Escape, restores focus. */
function useFocus(element: { current: HTMLElement | null }, isReopened: boolean, close: () => void) {
  useEffect(() => {
    const { current } = element
    if (!isReopened || !current) return
    const before = document.activeElement
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    current.addEventListener('keydown', leave)
    current.focus()
    return () => {
      current.removeEventListener('keydown', leave)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [element, isReopened, close])
}

function wordOn(texts: ConsentTexts, kept: MarketingConsent | null, locale: Locale) {
  if (!kept || kept.given === null || kept.at === null) return null
  // Always with its year: an answer is kept for half a year.
  const date = dateInWords(kept.at, locale, new Date(0))
  return (kept.given ? texts.acceptedOn : texts.refusedOn).replace('{{date}}', date)
}

export function Banner({ texts, locale, storefront }: BannerProps) {
  const { isOpen, isReopened, isBusy, failure, kept } = useUnit({
    isOpen: model.$isOpen,
    isReopened: model.$isReopened,
    isBusy: model.$isLoading,
    failure: model.$failure,
    kept: model.$stored,
  })
  const [answer, close] = useUnit([model.answered, model.closed])
  const element = useFoot(isOpen)
  useFocus(element, isReopened, close)
  const id = useId()
  const errorText = useErrorText()
  if (!isOpen) return null
  const said = isReopened ? wordOn(texts, kept, locale) : null
  const language = storefront === 'unknown' ? locale : storefront === 'ru' ? 'ru' : 'en'
  return (
    <section ref={element} className={styles['banner']} aria-labelledby={id} tabIndex={-1} data-keep-clear>
      <div className={styles['inner']}>
        <div className={styles['words']}>
          <h2 className={styles['title']} id={id}>
            {texts.title}
          </h2>
          <p>
            {said && <strong>{said} </strong>}
            {texts.text}{' '}
            <a href={PRIVACY[language]} className="link">
              {texts.more}
            </a>
          </p>
          {failure && (
            <p className={styles['failure']} role="alert">
              {errorText(codeOf(failure) ?? 'UNKNOWN_ERROR')}
            </p>
          )}
        </div>
        <div className={styles['answers']}>
          <Button look="line" small disabled={isBusy} onClick={() => answer(false)}>
            {texts.refuse}
          </Button>
          <Button look="line" small disabled={isBusy} onClick={() => answer(true)}>
            {texts.accept}
          </Button>
        </div>
        {isReopened && <IconButton icon="close" label={texts.close} className={styles['close']} onClick={() => close()} />}
      </div>
    </section>
  )
}
