import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { popupClosed } from '@shop/session'
import { Button, ButtonLink, ResponsivePicture } from '@shop/ui'
import { OverlayAction, OverlayTitle } from '@shop/ui/popup'
import { $sale, shown } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './view.module.css'

/** Seasonal sale from content. */
export function WinterSale() {
  const t = useTexts()
  const { sale, show, close } = useUnit({ sale: $sale, show: shown, close: popupClosed })
  useEffect(() => show(), [show])
  if (!sale) return <div className={styles['waiting']} aria-busy="true" />
  return (
    <div className={styles['sale']}>
      <div className={`plate ${styles['picture']}`}>
        <ResponsivePicture picture={sale.picture} sizes="(min-width: 768px) 480px, 100vw" plain />
      </div>
      <OverlayTitle>{sale.title}</OverlayTitle>
      <p className="soft">{sale.text}</p>
      <OverlayAction>
        <ButtonLink to={sale.url} wide onClick={() => close()}>
          {sale.action}
        </ButtonLink>
      </OverlayAction>
      <div className={styles['ways']}>
        <Button wide look="line" onClick={() => close()}>
          {t('later')}
        </Button>
      </div>
    </div>
  )
}
