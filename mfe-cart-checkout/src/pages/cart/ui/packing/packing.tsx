import { useEffect, type ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { Checkbox } from '@shop/ui/checkbox'
import { FieldNote, useErrorText } from '@shop/ui/field'
import { $isWithoutPacking, $packing, $packingFault, boxChosen, packingShown, tagsChosen, type Box } from '../../packing.ts'
import { useTexts } from '../../texts/index.ts'
import lines from '../bag-lines.module.css'
import { FestiveBox, GiftBox, OwnBox } from './boxes.tsx'
import { Card } from './card.tsx'
import styles from './packing.module.css'

/** The box of the order, its card and the price tags [bag.gift-packaging]. */
export default function Packing() {
  const t = useTexts()
  const locale = useLocale()
  const errorText = useErrorText()
  const { packing, isWithout, fault, show, choose, chooseTags } = useUnit({
    packing: $packing,
    isWithout: $isWithoutPacking,
    fault: $packingFault,
    show: packingShown,
    choose: boxChosen,
    chooseTags: tagsChosen,
  })
  useEffect(() => show(), [show])
  if (!packing) return isWithout ? null : <div className={lines['room']} />
  // Certificates are not packed.
  if (!packing.giftPack.available) return null
  const { box, giftPack, festivePack, currency, deletePriceTags, words } = packing
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
    <section className={styles['packing']} aria-labelledby="packing">
      <h2 className="h3" id="packing">
        {t('packing')}
      </h2>
      <fieldset className={styles['packs']}>
        <legend className="vh">{t('packing')}</legend>
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
