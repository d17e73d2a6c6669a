import { useEffect, useState, type RefObject } from 'react'
import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { $cart, $currency } from '@shop/session'
import { $tender } from '../../../../features/bag/model/index.ts'
import { useTexts } from '../../texts/index.ts'
import { CheckoutButton } from './checkout-button.tsx'
import styles from './due-bar.module.css'

/** A sticky bar on phones with sum and checkout button, while the summary is below the viewport. */
export function DueBar({ summary }: { summary: RefObject<HTMLElement | null> }) {
  const t = useTexts()
  const locale = useLocale()
  const { cart, currency, tender } = useUnit({ cart: $cart, currency: $currency, tender: $tender })
  const isOn = useBelowWindow(summary)
  return (
    <div className={styles['bar']} data-on={isOn || undefined} data-keep-clear={isOn ? '' : undefined} inert={!isOn}>
      <div>
        <p className="small muted">{t('due')}</p>
        <p className="label num">{money(tender.due, cart?.currency ?? currency, locale)}</p>
      </div>
      <CheckoutButton short />
    </div>
  )
}

function useBelowWindow(element: RefObject<HTMLElement | null>) {
  const [isBelow, setIsBelow] = useState(false)
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry && setIsBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isBelow
}
