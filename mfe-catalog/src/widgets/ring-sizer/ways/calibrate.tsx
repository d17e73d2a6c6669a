import { useId, useState, useSyncExternalStore } from 'react'
import { useLocale } from '@shop/i18n'
import type { Locale } from '@shop/contracts/shop/storefront'
import { Segments } from '@shop/ui/segments'
import { LEAST, MOST } from '#features/screen-scale/kept.ts'
import { useTexts } from '../texts/index.ts'
import { Slide } from './slide.tsx'
import styles from './on-screen.module.css'

/** ISO/IEC 7810 ID-1, in mm. */
const CARD = { long: 85.6, short: 53.98, corner: 3.18 }

/** Diameters in mm, as the central banks publish them. */
const COINS: Record<Locale, { name: string; across: number }[]> = {
  ru: [
    { name: '5 ₽', across: 25 },
    { name: '10 ₽', across: 22 },
  ],
  en: [
    { name: '1 €', across: 23.25 },
    { name: '25 ¢', across: 24.26 },
  ],
}

/** Pixels in a millimetre that one press adds. */
const STEP = 0.02

/** A phone is narrower than a card is long. */
const WIDE = '(min-width: 768px)'
const useIsWide = () =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(WIDE)
      media.addEventListener?.('change', changed)
      return () => media.removeEventListener?.('change', changed)
    },
    () => matchMedia(WIDE).matches,
    () => false,
  )

interface CalibrateProps {
  /** Where the popup has another title. */
  heading?: string
  scale: number
  onScale: (scale: number) => void
}

/** A frame of true size, once it fits a card or a coin that is held to it. */
export function Calibrate({ heading, scale, onScale }: CalibrateProps) {
  const t = useTexts()
  const locale = useLocale()
  const name = useId()
  const isWide = useIsWide()
  const coins = COINS[locale]
  const [by, setBy] = useState('card')
  const coin = coins.find((one) => one.name === by)
  const side = isWide ? CARD.long : CARD.short
  const shown = (mm: number) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(mm)
  const inPixels = (mm: number) => `${mm * scale}px`
  const how = coin ? t('coinHow', { mm: shown(coin.across) }) : t(isWide ? 'cardLong' : 'cardShort', { mm: shown(side) })
  return (
    <>
      <div>
        {heading && <h3 className="label">{heading}</h3>}
        <p className="small soft">{how}</p>
      </div>
      <Segments
        label={t('calibrateBy')}
        name={name}
        segments={[{ value: 'card', label: t('card') }, ...coins.map((one) => ({ value: one.name, label: one.name }))]}
        value={by}
        onChange={setBy}
      />
      <div className={styles['stage']}>
        {coin ? (
          <div className={styles['coin']} style={{ width: inPixels(coin.across), height: inPixels(coin.across) }} data-testid="frame" />
        ) : (
          <div
            className={`${styles['card']} ${isWide ? '' : styles['up']}`}
            style={{
              width: inPixels(side),
              height: isWide ? inPixels(CARD.short) : '220px',
              borderRadius: isWide ? inPixels(CARD.corner) : `${inPixels(CARD.corner)} ${inPixels(CARD.corner)} 0 0`,
            }}
            data-testid="frame"
          />
        )}
        <p className={styles['measure']}>{t('mm', { mm: shown(coin?.across ?? side) })}</p>
      </div>
      <Slide
        label={t('frame')}
        said={t('frameNow', { mm: shown(Math.round(scale * 100) / 100) })}
        less={t('narrower')}
        more={t('wider')}
        value={Math.round(scale / STEP) * STEP}
        min={LEAST}
        max={MOST}
        step={STEP}
        onChange={onScale}
      />
      {!coin && <p className="small muted">{t('cardNote')}</p>}
    </>
  )
}
