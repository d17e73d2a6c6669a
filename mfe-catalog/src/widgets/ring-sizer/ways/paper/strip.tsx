import { useEffect, useId, useState } from 'react'
import { useStoreMap, useUnit } from 'effector-react'
import { SIZER_SKU } from '@shop/contracts/catalog/rings/sizer'
import { useLocale } from '@shop/i18n'
import { useNavigate } from '@shop/routing'
import { $adding, $cart, addToBag, popupClosed } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { Fields, TextField } from '@shop/ui/field'
import { Segments } from '@shop/ui/segments'
import { circumferenceOf, diameterAround, LARGEST, millimetres, nearest, SMALLEST, STEP } from '#features/my-size/systems.ts'
import { useTexts } from '../../texts/index.ts'
import { paperStrip, printPaper } from './paper.ts'
import styles from './strip.module.css'

/** Beyond these nothing was measured around a finger, in mm. */
const LEAST = Math.floor(circumferenceOf(SMALLEST)) - 3
const MOST = Math.ceil(circumferenceOf(LARGEST)) + 3

const numberOf = (text: string) =>
  Number(
    text
      .trim()
      .replace(',', '.')
      .replace(/\s*(?:mm|мм)$/, ''),
  )
const isLength = (value: number) => value >= LEAST && value <= MOST

/** A strip of paper around the finger, measured by a ruler or printed with sizes. */
export function Strip({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  const t = useTexts()
  const locale = useLocale()
  const name = useId()
  const [text, setText] = useState(() => millimetres(Math.round(circumferenceOf(size)), locale))
  const [isWide, setWide] = useState(false)
  const isWrong = text.trim() !== '' && !isLength(numberOf(text))
  const tell = (typed: string, wide: boolean) => {
    const length = numberOf(typed)
    if (isLength(length)) onSize(Math.min(LARGEST, nearest(diameterAround(length)) + (wide ? STEP : 0)))
  }
  const print = () =>
    printPaper(paperStrip(locale, { title: t('paperTitle'), how: t('paperHow'), start: t('paperStart'), check: t('paperCheck') }))
  return (
    <>
      <ol className={styles['how']}>
        <li>
          <svg viewBox="0 0 148 104" aria-hidden="true">
            <path className={styles['skin']} d="M62 104V40a12 12 0 0 1 24 0v64Z" />
            <path className={styles['paper']} d="M54 66c0-7 40-7 40 0v9c0 7-40 7-40 0Z" />
            <path className={styles['paper']} d="M92 70l34 7v8l-34-8Z" />
          </svg>
          <p>
            <b>{t('wrap')}</b>
            {t('wrapText')}
          </p>
        </li>
        <li>
          <svg viewBox="0 0 148 104" aria-hidden="true">
            <path className={styles['skin']} d="M62 104V40a12 12 0 0 1 24 0v64Z" />
            <path className={styles['paper']} d="M54 66c0-7 40-7 40 0v9c0 7-40 7-40 0Z" />
            <path className={styles['mark']} d="M78 62v18m-6-30 6 9" />
          </svg>
          <p>
            <b>{t('mark')}</b>
            {t('markText')}
          </p>
        </li>
        <li>
          <svg viewBox="0 0 148 104" aria-hidden="true">
            <path className={styles['paper']} d="M18 30h112v13H18Z" />
            <path className={styles['mark']} d="M112 26v22" />
            <path
              className={styles['ruler']}
              d="M18 62h112v22H18ZM18 62v10m11-10v6m11-6v6m11-6v10m11-10v6m11-6v6m11-6v10m11-10v6m11-6v6m11-6v10"
            />
          </svg>
          <p>
            <b>{t('measure')}</b>
            {t('measureText')}
          </p>
        </li>
      </ol>
      <Fields>
        <TextField
          label={t('length')}
          width={6}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={isWrong ? t('lengthWrong', { least: LEAST, most: MOST }) : undefined}
          onChange={(event) => {
            setText(event.target.value)
            tell(event.target.value, isWide)
          }}
        />
        <div className={styles['wide']}>
          <p className={styles['label']}>{t('wide')}</p>
          <Segments
            label={t('wide')}
            name={name}
            segments={[
              { value: 'no', label: t('wideNo') },
              { value: 'yes', label: t('wideYes') },
            ]}
            value={isWide ? 'yes' : 'no'}
            onChange={(value) => {
              setWide(value === 'yes')
              tell(text, value === 'yes')
            }}
          />
        </div>
      </Fields>
      <p>
        <Button look="text" small onClick={print}>
          <Icon name="print" size="s" />
          {t('print')}
        </Button>
      </p>
      {locale === 'ru' && <Posted />}
    </>
  )
}

/** Puts the free sizer into the bag, and goes to checkout once it is there. Only the Russian storefront sends it. */
function Posted() {
  const t = useTexts()
  const navigate = useNavigate()
  const { add, adding, close } = useUnit({ add: addToBag, adding: $adding, close: popupClosed })
  const isInBag = useStoreMap($cart, (cart) => cart?.products.some(({ id }) => id === SIZER_SKU) ?? false)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!isWanted || !isInBag) return
    close()
    navigate('/cart?step=checkout')
  }, [isWanted, isInBag, close, navigate])
  const send = () => {
    setWanted(true)
    if (!isInBag) add({ skuId: SIZER_SKU, from: 'ring-sizer', name: t('posted') })
  }
  return (
    <div className={styles['posted']}>
      <p className="small muted">{t('postedText')}</p>
      <Button look="line" small busy={adding.includes(SIZER_SKU)} onClick={send}>
        <Icon name="mail" size="s" />
        {t('post')}
      </Button>
    </div>
  )
}
