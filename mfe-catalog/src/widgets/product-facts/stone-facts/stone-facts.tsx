import { useUnit } from 'effector-react'
import type { StoneReport as Report } from '@shop/contracts/catalog/product'
import { useLocale } from '@shop/i18n'
import { popupOpened } from '@shop/session'
import { Button } from '@shop/ui'
import { useScreenScale } from '#features/screen-scale/kept.ts'
import { useTexts } from '../texts/index.ts'
import styles from '../stone-report.module.css'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

// Both languages in one file: every file has a hash in the code that loads with each page.
const TEXTS = { ru, en }

/** What an opened report says. */
export default function StoneFacts({ report }: { report: Report }) {
  const t = useTexts()
  const texts = TEXTS[useLocale()]
  const { stone, weight, laboratory, number, color, clarity, cut, url, isDemo } = report
  const rows = [
    [texts.laboratory, laboratory],
    [texts.number, number],
    [texts.stone, `${stone}, ${weight}`],
    [texts.color, color],
    [texts.clarity, clarity],
    [texts.cut, cut],
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
      <p className="small muted">{isDemo ? t('demoHint') : texts.inBox}</p>
      {url && (
        <a href={url} target="_blank" rel="noreferrer" className="link small">
          {texts.atLaboratory}
        </a>
      )}
    </>
  )
}

/** The stone seen from above in real size, once the screen was calibrated. */
function TrueSize({ report: { faceMm, isRound } }: { report: Report }) {
  const locale = useLocale()
  const texts = TEXTS[locale]
  const pixels = useScreenScale()
  const open = useUnit(popupOpened)
  const [long, wide] = faceMm
  const shown = (mm: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(mm)
  const said = isRound ? texts.diameter(shown(long)) : texts.face(shown(long), shown(wide))
  return (
    <div className={styles['size']}>
      {pixels === null ? (
        <Button
          look="text"
          small
          aria-haspopup="dialog"
          onClick={() => open({ owner: 'mfe-catalog', widget: 'ring-sizer', props: { isCalibration: true } })}
        >
          {texts.showTrueSize}
        </Button>
      ) : (
        <i
          role="img"
          aria-label={`${texts.trueSize}: ${said}`}
          data-round={isRound || undefined}
          style={{ inlineSize: `${long * pixels}px`, blockSize: `${wide * pixels}px` }}
        />
      )}
      <span className="small">{pixels === null ? said : `${texts.trueSize}, ${said}`}</span>
    </div>
  )
}
