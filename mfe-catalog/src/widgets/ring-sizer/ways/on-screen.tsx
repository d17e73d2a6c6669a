import { useLocale } from '@shop/i18n'
import { Button, Icon, Live } from '@shop/ui'
import { LARGEST, millimetres, sizeIn, SMALLEST, STEP, systemOf } from '#features/my-size/systems.ts'
import { useTexts } from '../texts/index.ts'
import { Slide } from './slide.tsx'
import styles from './on-screen.module.css'

interface OnScreenProps {
  /** CSS pixels in a millimetre. */
  scale: number
  size: number
  onSize: (size: number) => void
  onCalibrate: () => void
}

const TICKS = [14, 16, 18, 20, 22]

/** A circle of true size: a ring that fits is laid on it. */
export function OnScreen({ scale, size, onSize, onCalibrate }: OnScreenProps) {
  const t = useTexts()
  const locale = useLocale()
  const shown = (diameter: number) => sizeIn(systemOf(locale), diameter, locale)
  const width = `${size * scale}px`
  return (
    <>
      <div>
        <h3 className="label">{t('ringHead')}</h3>
        <p className="small soft">{t('ringHow')}</p>
      </div>
      <div className={styles['stage']}>
        <span className={styles['tag']}>
          <Icon name="check" size="xs" />
          {t('calibrated')}
        </span>
        <div className={styles['hoop']} style={{ width, height: width, outlineOffset: `${1.8 * scale}px` }} data-testid="hoop">
          <span>
            <Live>{shown(size)}</Live>
          </span>
        </div>
      </div>
      <div>
        <Slide
          label={t('size')}
          said={t('sizeNow', { size: shown(size), mm: millimetres(size, locale) })}
          less={t('smaller')}
          more={t('larger')}
          value={size}
          min={SMALLEST}
          max={LARGEST}
          step={STEP}
          onChange={onSize}
        />
        <p className={styles['ticks']} aria-hidden="true">
          {TICKS.map((tick) => (
            <span key={tick}>{shown(tick)}</span>
          ))}
        </p>
      </div>
      <p className={`small muted ${styles['again']}`}>
        {t('wrongCircle')}{' '}
        <Button look="text" small onClick={onCalibrate}>
          {t('calibrateAgain')}
        </Button>
      </p>
    </>
  )
}
