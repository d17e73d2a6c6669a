import { useEffect, type ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { Checkbox } from '@shop/ui/checkbox'
import { FieldNote, useErrorText } from '@shop/ui/field'
import {
  $isWithoutPackaging,
  $packaging,
  $packagingFault,
  boxChosen,
  packagingShown,
  tagsChosen,
  type Box,
} from '../../below-lines/packaging.ts'
import { useTexts } from '../../texts/index.ts'
import lines from '../bag-lines.module.css'
import { FestiveBox, GiftBox, OwnBox } from './boxes.tsx'
import { Card } from './card.tsx'
import styles from './packaging.module.css'

/** The box of the order, its card and the price tags [bag.gift-packaging]. */
export function Packaging() {
  const t = useTexts()
  const locale = useLocale()
  const errorText = useErrorText()
  const { packaging, isWithout, fault, show, choose, chooseTags } = useUnit({
    packaging: $packaging,
    isWithout: $isWithoutPackaging,
    fault: $packagingFault,
    show: packagingShown,
    choose: boxChosen,
    chooseTags: tagsChosen,
  })
  useEffect(() => show(), [show])
  if (!packaging) return isWithout ? null : <div className={lines['room']} />
  // Certificates are not packed.
  if (!packaging.giftPack.available) return null
  const { box, giftPack, festivePack, currency, deletePriceTags, words } = packaging
  const priceOf = (price: number) => (price === 0 ? t('free') : money(price, currency, locale))
  const option = (value: Box, art: ReactNode, name: string, about: string, price: number) => (
    <label className={styles['pack']}>
      <input type="radio" name="box" value={value} checked={box === value} onChange={() => choose(value)} />
      <span className={`${styles['art']} ${styles[value]}`}>{art}</span>
      <span className={styles['caption']}>
        <span>{name}</span>
        <span className={styles['price']}>{priceOf(price)}</span>
        <span className={styles['about']}>{about}</span>
      </span>
    </label>
  )
  return (
    <section className={styles['packaging']} aria-labelledby="packaging">
      <h2 className="h3" id="packaging">
        {t('wrap')}
      </h2>
      <fieldset className={styles['packs']}>
        <legend className="vh">{t('wrap')}</legend>
        {option('own', <OwnBox />, t('ownBox'), t('ownBoxText'), 0)}
        {option('gift', <GiftBox />, giftPack.name, giftPack.description, giftPack.price)}
        {option('festive', <FestiveBox />, festivePack.name, festivePack.description, festivePack.price)}
      </fieldset>
      <Checkbox name="tags" checked={deletePriceTags} onChange={(chosen) => chooseTags(chosen)}>
        {t('priceTags')}
      </Checkbox>
      {box !== 'own' && <Card key={box} words={words} />}
      <div role="alert">
        <FieldNote error={fault ? (fault.text ?? errorText(fault.code)) : undefined} />
      </div>
    </section>
  )
}
