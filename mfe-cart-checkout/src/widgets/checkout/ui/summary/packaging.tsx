import { useUnit } from 'effector-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CARD_MAX } from '@shop/contracts/core/limits'
import { money, useLocale } from '@shop/i18n'
import { Checkbox } from '@shop/ui/checkbox'
import { FieldNote, TextArea } from '@shop/ui/field'
import type { Values } from '#features/checkout/form/values.ts'
import { $fullCart } from '#features/checkout/model/cart.ts'
import { $packagingFailed, packagingChosen } from '#features/checkout/model/paying/packaging.ts'
import { useTexts } from '../../texts/index.ts'
import { idOf, useFault } from '../fields/field-errors.ts'
import styles from './order-summary.module.css'

/** Gift box, festive box, price tags; boxes can include a card. */
export function Packaging({ hasIds }: { hasIds: boolean }) {
  const t = useTexts()
  const locale = useLocale()
  const { whole, failed, choose } = useUnit({ whole: $fullCart, failed: $packagingFailed, choose: packagingChosen })
  if (!whole?.giftPack.available) return null
  const priceOf = (price: number) => (price === 0 ? t('free') : money(price, whole.currency, locale))
  const boxes = [
    { what: 'gift' as const, pack: whole.giftPack },
    { what: 'festive' as const, pack: whole.festivePack },
  ].filter(({ pack }) => pack.available)
  const boxed = boxes.some(({ pack }) => pack.chosen)
  return (
    <fieldset className={styles['wrap']}>
      <legend className="vh">{t('wrap')}</legend>
      {boxes.map(({ what, pack }) => (
        <Checkbox key={what} name={what} checked={pack.chosen} count={priceOf(pack.price)} onChange={(chosen) => choose({ what, chosen })}>
          {pack.name}
        </Checkbox>
      ))}
      <Checkbox name="tags" checked={whole.deletePriceTags} onChange={(chosen) => choose({ what: 'tags', chosen })}>
        {t('priceTags')}
      </Checkbox>
      {boxed && <Card hasId={hasIds} />}
      <FieldNote error={failed ? t('packagingFailed') : (whole.packageError?.message ?? undefined)} />
    </fieldset>
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
