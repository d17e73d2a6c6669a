import { useId, type ReactNode } from 'react'
import type { FullCartData } from '@shop/contracts/cart/full-cart'
import type { Currency } from '@shop/contracts/core/money'
import { money, useLocale } from '@shop/i18n'
import type { Box } from '../packaging.ts'
import { FestiveBox, GiftBox, OwnBox } from './boxes.tsx'
import styles from './box-choice.module.css'

type Pack = FullCartData['giftPack']

interface BoxChoiceProps {
  box: Box
  giftPack: Pack
  festivePack: Pack
  currency: Currency
  onChoose: (box: Box) => void
  t: (key: 'wrap' | 'ownBox' | 'ownBoxText' | 'free') => string
}

/** The box of the order, looking alike in bag and checkout: a row each, or side by side where there is room [bag.gift-packaging]. */
export function BoxChoice({ box, giftPack, festivePack, currency, onChoose, t }: BoxChoiceProps) {
  const locale = useLocale()
  const name = useId()
  const option = (value: Box, art: ReactNode, pack: Pick<Pack, 'name' | 'description' | 'price'>) => (
    <label className={styles['pack']}>
      <input type="radio" name={name} value={value} checked={box === value} onChange={() => onChoose(value)} />
      <span className={styles['art']} data-box={value}>
        {art}
      </span>
      <span className={styles['caption']}>
        <span>{pack.name}</span>
        <span className={styles['price']}>{pack.price === 0 ? t('free') : money(pack.price, currency, locale)}</span>
        <span className={styles['about']}>{pack.description}</span>
      </span>
    </label>
  )
  return (
    <fieldset className={styles['box']}>
      <legend className="vh">{t('wrap')}</legend>
      <div className={styles['packs']}>
        {option('own', <OwnBox />, { name: t('ownBox'), description: t('ownBoxText'), price: 0 })}
        {giftPack.available && option('gift', <GiftBox />, giftPack)}
        {festivePack.available && option('festive', <FestiveBox />, festivePack)}
      </div>
    </fieldset>
  )
}
