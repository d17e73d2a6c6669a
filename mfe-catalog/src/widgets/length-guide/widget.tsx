import { useState } from 'react'
import { useUnit } from 'effector-react'
import { useLocale } from '@shop/i18n'
import { useLocation, useNavigate } from '@shop/routing'
import { popupClosed } from '@shop/session'
import { Button } from '@shop/ui'
import { TextField } from '@shop/ui/field'
import { OverlayBody, OverlayFoot, OverlayTitle } from '@shop/ui/popup'
import { RadioTiles } from '@shop/ui/radio-tiles'
import { Segments } from '@shop/ui/segments'
import { sizeKey } from '#features/variants/keys.ts'
import { withSize } from '#features/variants/with-size.ts'
import { Drawing } from './drawing.tsx'
import { fitsOn, liesOn, pieceOf, usualLengths, type WornAround } from './lengths.ts'
import { useTexts } from './texts/index.ts'
import styles from './widget.module.css'

const CM_IN_INCH = 2.54
/** Narrower and wider wrists are slips of the finger. */
const WRIST = { least: 10, usual: 16, most: 26 }

/** Shows where a chain lies and how a bracelet fits. With `product`, the length can be chosen on its page. */
export function LengthGuide({ product }: { product?: unknown }) {
  const t = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  // Not the browser's own address, which names the open popup.
  const page = useLocation()
  const close = useUnit(popupClosed)
  const piece = pieceOf(product)
  const [around, setAround] = useState<WornAround>(piece?.around ?? 'neck')
  const [typed, setTyped] = useState('')
  const lengths = piece?.lengths ?? usualLengths(around)
  const asked = new URLSearchParams(page.search).get('size')
  const [chosen, setChosen] = useState(() => lengths.find(({ label }) => label !== null && sizeKey(label) === asked)?.cm ?? null)
  const wrist = wristOf(typed)
  const shown = lengths.find(({ cm }) => cm === chosen) ?? (around === 'wrist' ? bestFor(wrist) : lengths[Math.floor(lengths.length / 2)])
  if (!shown) return null
  const number = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)
  const lies = t(around === 'neck' ? liesOn(shown.cm) : fitsOn(shown.cm, wrist))
  const { label } = shown
  const choose = (size: string) => {
    close()
    navigate(withSize(page, size), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <OverlayTitle>{t('title')}</OverlayTitle>
      <OverlayBody>
        <div className={styles['guide']}>
          <Drawing
            around={around}
            lengths={lengths.map(({ cm }) => cm)}
            chosen={shown.cm}
            wrist={wrist}
            label={t(around === 'neck' ? 'drawn' : 'drawnWrist', { cm: number(shown.cm), lies })}
          />
          <div className={styles['choice']}>
            {piece ? (
              <p className="muted">{piece.name}</p>
            ) : (
              <Segments
                label={t('where')}
                name="around"
                segments={[
                  { value: 'neck', label: t('neck') },
                  { value: 'wrist', label: t('wrist') },
                ]}
                value={around}
                onChange={(next) => {
                  setAround(next)
                  setChosen(null)
                }}
              />
            )}
            {around === 'wrist' && (
              <TextField
                label={t('around')}
                inputMode="decimal"
                autoComplete="off"
                hint={t('aroundHint')}
                placeholder={number(WRIST.usual)}
                value={typed}
                onChange={(event) => {
                  setTyped(event.currentTarget.value.replace(/[^\d.,]/g, '').slice(0, 5))
                  setChosen(null)
                }}
              />
            )}
            <RadioTiles
              legend={t('lengths')}
              name="length"
              tiles={lengths.map(({ cm, isOut }) => ({
                value: String(cm),
                label: t('cm', { cm: number(cm), inches: number(cm / CM_IN_INCH) }),
                out: isOut,
              }))}
              value={String(shown.cm)}
              onChange={(value) => setChosen(Number(value))}
            />
            <p className="lead" role="status">
              {t('cm', { cm: number(shown.cm), inches: number(shown.cm / CM_IN_INCH) })}: {lies}
              {shown.isOut && `, ${t('sold')}`}
            </p>
            {around === 'neck' && <p className="small muted">{t('scale')}</p>}
          </div>
        </div>
      </OverlayBody>
      <OverlayFoot>
        {label !== null && !shown.isOut ? (
          <Button wide onClick={() => choose(label)}>
            {t('take', { cm: number(shown.cm) })}
          </Button>
        ) : (
          <Button wide onClick={() => close()}>
            {t('done')}
          </Button>
        )}
      </OverlayFoot>
    </>
  )

  /** The length that most people would wear, or the nearest that can be closed. */
  function bestFor(size: number) {
    const order = ['easy', 'tight', 'loose', 'off', 'short']
    return lengths.toSorted((one, other) => order.indexOf(fitsOn(one.cm, size)) - order.indexOf(fitsOn(other.cm, size)))[0]
  }
}

function wristOf(typed: string): number {
  const value = Number.parseFloat(typed.replace(',', '.'))
  return value >= WRIST.least && value <= WRIST.most ? value : WRIST.usual
}
