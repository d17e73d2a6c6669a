import { useState } from 'react'
import { useUnit } from 'effector-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CARD_MAX } from '@shop/contracts/core/limits'
import { money, useLocale } from '@shop/i18n'
import { Icon } from '@shop/ui'
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

/** Box and price tags, as in the bag, behind a line that says what is chosen; a box of the order has a card. */
export function Packaging({ hasIds }: { hasIds: boolean }) {
  const t = useTexts()
  const { whole, wanted, failed, choose, chooseBox } = useUnit({
    whole: $fullCart,
    wanted: $wantedBox,
    failed: $packagingFailed,
    choose: packagingChosen,
    chooseBox: boxChosen,
  })
  const locale = useLocale()
  const fault = useFault()('postCard')
  const box = wanted ?? (whole ? boxOf(whole) : 'own')
  // Until the shopper says otherwise, it is open where there are words to write on the card.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  if (!whole?.giftPack.available) return null
  const { giftPack, festivePack, currency } = whole
  const { name, price } = { own: { name: t('ownBox'), price: 0 }, gift: giftPack, festive: festivePack }[box]
  return (
    <details
      className={styles['packaging']}
      open={(isOpen ?? box !== 'own') || fault !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          {t('wrap')}
          <span className={styles['chosen']}>{name}</span>
        </span>
        <span className="num">{price === 0 ? t('free') : money(price, currency, locale)}</span>
        <Icon name="down" size="s" />
      </summary>
      <div className={styles['wrap']}>
        <BoxChoice box={box} giftPack={giftPack} festivePack={festivePack} currency={currency} onChoose={chooseBox} t={t} />
        <Checkbox name="tags" checked={whole.deletePriceTags} onChange={(chosen) => choose({ what: 'tags', chosen })}>
          {t('priceTags')}
        </Checkbox>
        {box !== 'own' && <Card hasId={hasIds} />}
        <FieldNote error={failed ? t('packagingFailed') : (whole.packageError?.message ?? undefined)} />
      </div>
    </details>
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
