import { useUnit } from 'effector-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CARD_MAX } from '@shop/contracts/core/limits'
import { Checkbox } from '@shop/ui/checkbox'
import { FieldNote, TextArea } from '@shop/ui/field'
import type { Values } from '#features/checkout/form/values.ts'
import { $fullCart } from '#features/checkout/model/cart.ts'
import { $packagingFailed, $wantedBox, boxChosen, packagingChosen } from '#features/checkout/model/paying/packaging.ts'
import { boxOf } from '#features/packaging/packaging.ts'
import { BoxChoice } from '#features/packaging/ui/box-choice.tsx'
import { useTexts } from '../../texts/index.ts'
import { idOf, useFault } from '../fields/field-errors.ts'
import styles from './order-summary.module.css'

/** Box and price tags, as in the bag; a box of the order has a card. */
export function Packaging({ hasIds }: { hasIds: boolean }) {
  const t = useTexts()
  const { whole, wanted, failed, choose, chooseBox } = useUnit({
    whole: $fullCart,
    wanted: $wantedBox,
    failed: $packagingFailed,
    choose: packagingChosen,
    chooseBox: boxChosen,
  })
  if (!whole?.giftPack.available) return null
  const { giftPack, festivePack, currency } = whole
  const box = wanted ?? boxOf(whole)
  return (
    <div className={styles['wrap']}>
      <BoxChoice box={box} giftPack={giftPack} festivePack={festivePack} currency={currency} onChoose={chooseBox} t={t} />
      <Checkbox name="tags" checked={whole.deletePriceTags} onChange={(chosen) => choose({ what: 'tags', chosen })}>
        {t('priceTags')}
      </Checkbox>
      {box !== 'own' && <Card hasId={hasIds} />}
      <FieldNote error={failed ? t('packagingFailed') : (whole.packageError?.message ?? undefined)} />
    </div>
  )
}

/** Its words belong to the order: they are kept with the draft and sent with it. */
function Card({ hasId }: { hasId: boolean }) {
  const t = useTexts()
  const { setValue } = useFormContext<Values>()
  const written = useWatch<Values, 'postCard'>({ name: 'postCard' })
  const fault = useFault()('postCard')
  const count = `${[...written].length}/${CARD_MAX}`
  return (
    <TextArea
      {...(hasId && { id: idOf('postCard') })}
      label={t('postCard')}
      hint={count}
      optional
      rows={2}
      value={written}
      error={fault && `${fault}: ${count}`}
      onChange={({ target }) => setValue('postCard', target.value, { shouldDirty: true, shouldValidate: true })}
    />
  )
}
