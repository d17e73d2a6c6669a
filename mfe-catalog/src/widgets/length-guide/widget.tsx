import { useState } from 'react'
import { useUnit } from 'effector-react'
import { useLocale } from '@shop/i18n'
import { useLocation } from '@shop/routing'
import { popupClosed } from '@shop/session'
import { Button } from '@shop/ui'
import { TextField } from '@shop/ui/field'
import { OverlayBody, OverlayFoot, OverlayTitle } from '@shop/ui/popup'
import { RadioTiles } from '@shop/ui/radio-tiles'
import { Segments } from '@shop/ui/segments'
import { sizeKey } from '#features/variants/keys.ts'
import { useChooseSize } from '#features/variants/use-choose-size.ts'
import { Drawing } from './drawing.tsx'
import { fitsOn, inchesOf, liesOn, pieceOf, usualLengths, WRIST, type WornAround, wristOf } from './lengths.ts'
import { useTexts } from './texts/index.ts'
import styles from './widget.module.css'

/** Shows where a chain lies and how a bracelet fits. With `product`, the length can be chosen on its page. */
export function LengthGuide({ product }: { product?: unknown }) {
  const t = useTexts()
  const locale = useLocale()
  // Not the browser's own address, which names the open popup.
  const page = useLocation()
  const close = useUnit(popupClosed)
  const piece = pieceOf(product)
  const [around, setAround] = useState<WornAround>(piece?.around ?? 'neck')
  const [typed, setTyped] = useState('')
  const [isLeft, setLeft] = useState(false)
  const lengths = piece?.lengths ?? usualLengths(around)
  const asked = new URLSearchParams(page.search).get('size')
  const [chosen, setChosen] = useState(() => lengths.find(({ label }) => label !== null && sizeKey(label) === asked)?.cm ?? null)
  const wrist = typed.trim() === '' ? WRIST.usual : wristOf(typed, locale === 'en')
  // The first digit of a number is no mistake yet.
  const isWrong = wrist === null && (isLeft || typed.trim().length > 1)
  const suggested = around === 'neck' ? lengths[Math.floor(lengths.length / 2)] : wrist === null ? undefined : bestFor(wrist)
  const shown = lengths.find(({ cm }) => cm === chosen) ?? suggested ?? null
  const number = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)
  const cm = (length: number) => t('cm', { cm: number(length), inches: number(inchesOf(length)) })
  const lies = shown && (around === 'neck' ? t(liesOn(shown.cm)) : wrist === null ? null : t(fitsOn(shown.cm, wrist)))
  const drawn = shown ? t(around === 'neck' ? 'drawn' : 'drawnWrist', { cm: number(shown.cm) }) : t('wrist')
  const choose = useChooseSize(product)
  return (
    <>
      <OverlayTitle>{t('title')}</OverlayTitle>
      <OverlayBody>
        <div className={styles['guide']}>
          <Drawing
            around={around}
            lengths={lengths.map(({ cm }) => cm)}
            chosen={shown?.cm ?? null}
            wrist={wrist ?? WRIST.usual}
            label={[drawn, lies].filter(Boolean).join(': ')}
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
                maxLength={10}
                error={isWrong ? t('aroundRange', rangeIn(number)) : undefined}
                onBlur={() => setLeft(true)}
                onChange={(event) => {
                  setTyped(event.currentTarget.value)
                  setLeft(false)
                  setChosen(null)
                }}
              />
            )}
            <RadioTiles
              legend={t('lengths')}
              name="length"
              tiles={lengths.map((length) => ({ value: String(length.cm), label: cm(length.cm), out: length.isOut }))}
              value={shown ? String(shown.cm) : ''}
              onChange={(value) => setChosen(Number(value))}
            />
            <p className="lead" role="status">
              {shown && [cm(shown.cm), lies].filter(Boolean).join(': ')}
              {shown?.isOut && `, ${t('sold')}`}
            </p>
            {around === 'neck' && <p className="small muted">{t('scale')}</p>}
          </div>
        </div>
      </OverlayBody>
      <OverlayFoot>
        {shown && shown.label !== null && !shown.isOut ? (
          <Button wide onClick={() => choose(shown.label ?? '')}>
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

const rangeIn = (number: (value: number) => string) => ({
  least: number(WRIST.least),
  most: number(WRIST.most),
  leastInches: number(WRIST.leastInches),
  mostInches: number(WRIST.mostInches),
})
