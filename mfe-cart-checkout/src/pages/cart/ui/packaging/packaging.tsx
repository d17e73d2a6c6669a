import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { Checkbox } from '@shop/ui/checkbox'
import { FieldNote, useErrorText } from '@shop/ui/field'
import { BoxChoice } from '#features/packaging/ui/box-choice.tsx'
import { $isWithoutPackaging, $packaging, $packagingFault, boxChosen, packagingShown, tagsChosen } from '../../below-lines/packaging.ts'
import { useTexts } from '../../texts/index.ts'
import lines from '../bag-lines.module.css'
import { Card } from './card.tsx'
import styles from './packaging.module.css'

/** The box of the order, its card and the price tags [bag.gift-packaging]. */
export function Packaging() {
  const t = useTexts()
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
  return (
    <section className={styles['packaging']} aria-labelledby="packaging">
      <h2 className="h3" id="packaging">
        {t('wrap')}
      </h2>
      <BoxChoice box={box} giftPack={giftPack} festivePack={festivePack} currency={currency} onChoose={choose} t={t} />
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
