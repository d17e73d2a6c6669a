import { useUnit } from 'effector-react'
import type { StoneReport as Report } from '@shop/contracts/catalog/product'
import { useLocale } from '@shop/i18n'
import { popupOpened } from '@shop/session'
import { Button } from '@shop/ui'
import { useScreenScale } from '#features/screen-scale/kept.ts'
import { useTexts } from './texts/index.ts'
import styles from './stone-report.module.css'

/** What an opened report says. */
export default function StoneFacts({ report }: { report: Report }) {
  const t = useTexts()
  const { stone, weight, laboratory, number, color, clarity, cut, url, isDemo } = report
  const rows = [
    [t('laboratory'), laboratory],
    [t('number'), number],
    [t('stone'), `${stone}, ${weight}`],
    [t('color'), color],
    [t('clarity'), clarity],
    [t('cut'), cut],
  ]
  return (
    <>
      <dl>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <TrueSize report={report} />
      <p className="small muted">{t(isDemo ? 'demoHint' : 'inBox')}</p>
      {url && (
        <a href={url} target="_blank" rel="noreferrer" className="link small">
          {t('atLaboratory')}
        </a>
      )}
    </>
  )
}

/** The stone seen from above in real size, once the screen was calibrated. */
function TrueSize({ report: { faceMm, isRound } }: { report: Report }) {
  const t = useTexts()
  const locale = useLocale()
  const pixels = useScreenScale()
  const open = useUnit(popupOpened)
  const [long, wide] = faceMm
  const shown = (mm: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(mm)
  const said = isRound ? t('diameter', { mm: shown(long) }) : t('face', { long: shown(long), wide: shown(wide) })
  return (
    <div className={styles['size']}>
      {pixels === null ? (
        <Button
          look="text"
          small
          aria-haspopup="dialog"
          onClick={() => open({ owner: 'mfe-catalog', widget: 'ring-sizer', props: { isCalibration: true } })}
        >
          {t('showTrueSize')}
        </Button>
      ) : (
        <i
          role="img"
          aria-label={`${t('trueSize')}: ${said}`}
          data-round={isRound || undefined}
          style={{ inlineSize: `${long * pixels}px`, blockSize: `${wide * pixels}px` }}
        />
      )}
      <span className="small">{pixels === null ? said : `${t('trueSize')}, ${said}`}</span>
    </div>
  )
}
