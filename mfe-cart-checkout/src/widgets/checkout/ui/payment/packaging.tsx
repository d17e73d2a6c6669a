import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { useErrorOf } from '@shop/flows/field-errors'
import { lengthWithin } from '@shop/forms/required'
import { validated, resolverOf } from '@shop/forms/resolver'
import { money, useLocale } from '@shop/i18n'
import { Button } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { FieldNote, TextArea } from '@shop/ui/field'
import { $fullCart } from '../../../../features/checkout/model/cart.ts'
import { $packagingFailed, packagingChosen } from '../../../../features/checkout/model/paying/packaging.ts'
import { useTexts } from '../../texts/index.ts'
import styles from '../summary/order-summary.module.css'

const CARD_MAX = 300
const cardFields = v.object({
  postCard: v.pipe(
    v.string(),
    validated((text: string) => lengthWithin(text, { max: CARD_MAX })),
  ),
})

/** Gift box, festive box, price tags; boxes can include a card. */
export function Packaging() {
  const t = useTexts()
  const locale = useLocale()
  const { whole, failed, choose } = useUnit({ whole: $fullCart, failed: $packagingFailed, choose: packagingChosen })
  if (!whole || whole.onlyCertificates) return null
  const priceOf = (price: number) => (price === 0 ? t('free') : money(price, whole.currency, locale))
  const boxes = [
    { what: 'gift' as const, pack: whole.giftPack },
    { what: 'festive' as const, pack: whole.festivePack },
  ].filter(({ pack }) => pack.available)
  const boxed = boxes.find(({ pack }) => pack.chosen)
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
      {boxed && <Card key={whole.giftOptions.postCard} what={boxed.what} written={whole.giftOptions.postCard ?? ''} />}
      <FieldNote error={failed ? t('packagingFailed') : (whole.packageError?.message ?? undefined)} />
    </fieldset>
  )
}

function Card({ what, written }: { what: 'gift' | 'festive'; written: string }) {
  const t = useTexts()
  const choose = useUnit(packagingChosen)
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { postCard: written },
    resolver: resolverOf(cardFields),
    mode: 'onTouched',
  })
  const errorOf = useErrorOf(formState.errors)
  const save = handleSubmit(({ postCard }) => choose({ what, chosen: true, postCard }))
  return (
    <>
      <TextArea label={t('postCard')} optional rows={2} maxLength={CARD_MAX} error={errorOf('postCard')} {...register('postCard')} />
      {formState.isDirty && (
        <Button look="text" small onClick={() => void save()}>
          {t('saveCard')}
        </Button>
      )}
    </>
  )
}
