import { useRef } from 'react'
import { useUnit } from 'effector-react'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import {
  ENGRAVING_DAYS,
  ENGRAVING_FACES,
  ENGRAVING_MAX,
  ENGRAVING_SIGNS,
  type Engraving as Words,
  type EngravingFace,
  EngravingText,
} from '@shop/contracts/cart/engraving'
import { isLength } from '@shop/contracts/catalog/sizes/lengths'
import type { Product } from '@shop/contracts/catalog/product'
import { useErrorOf } from '@shop/flows/field-errors'
import { resolverOf } from '@shop/forms/resolver'
import { money, useLocale } from '@shop/i18n'
import { $adding, addToBag, popupClosed } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { TextField } from '@shop/ui/field'
import { OverlayAction, OverlayTitle } from '@shop/ui/popup'
import { RadioTiles } from '@shop/ui/radio-tiles'
import { choiceOf, priceOf } from '#features/variants/choice.ts'
import { Faces } from './faces.tsx'
import { Preview } from './preview.tsx'
import { useTexts } from './texts/index.ts'
import './model.ts'
import styles from './popup.module.css'

const schema = v.object({
  text: EngravingText,
  face: v.picklist(ENGRAVING_FACES),
  size: v.nullable(v.string()),
})

export interface EngravingProps {
  product: Product
  /** The chosen one; null: the popup asks for it. */
  skuId: string | null
  /** Of a line in the bag: its engraving, and what takes another one, or null, instead. Without it the piece is added. */
  current?: Words | null
  choose?: (engraving: Words | null) => void
}

/** Words typed onto the photograph of a piece, with their price and days, before it goes into the bag. */
export function Engraving({ product, skuId, current, choose }: EngravingProps) {
  const t = useTexts()
  const locale = useLocale()
  const sizes = useRef<HTMLDivElement>(null)
  const { add, adding, close } = useUnit({ add: addToBag, adding: $adding, close: popupClosed })
  const chosen = product.skuListWithGems.find(({ id }) => id === skuId)
  const { register, handleSubmit, formState, control, setValue, trigger } = useForm({
    defaultValues: { text: current?.text ?? '', face: current?.face ?? 'serif', size: null as string | null },
    resolver: resolverOf(schema),
    mode: 'onTouched',
  })
  const { text, face, size } = useWatch({ control }) as { text: string; face: EngravingFace; size: string | null }
  const errorOf = useErrorOf(formState.errors, undefined)
  const { engraving, price } = product
  if (!engraving) return null
  const choice = choiceOf(product, { size, weight: null })
  const sku = chosen ?? choice.sku
  const piece = chosen ? chosen.price.final : priceOf(product, choice).price.final
  const sum = (minor: number) => money(minor, price.currency, locale)
  const canAdd = sku !== null && (choose !== undefined || sku.balances > 0)
  const change = (engraving: Words | null) => {
    choose?.(engraving)
    close()
  }
  const isSame = choose !== undefined && text.trim() === current?.text && face === current.face
  const submit = handleSubmit((typed) => {
    if (choose) change({ text: typed.text, face: typed.face })
    else if (canAdd)
      add({ skuId: sku.id, from: 'engraving', name: product.name, opensBag: true, engraving: { text: typed.text, face: typed.face } })
  })
  const isByLength = isLength(choice.sizes[0]?.size)
  const what = t(isByLength ? 'length' : 'size')
  const label = choose
    ? t(isSame ? 'same' : 'save')
    : canAdd
      ? t('add', { sum: sum((piece ?? 0) + engraving.price) })
      : t(isByLength ? (sku ? 'lengthOut' : 'chooseLength') : sku ? 'out' : 'chooseSize')
  return (
    <form
      className={styles['popup']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (sku) void submit(event)
        else sizes.current?.querySelector('input')?.focus()
      }}
    >
      <OverlayTitle>{t('title')}</OverlayTitle>
      <Preview photo={product.photos[0]} place={engraving} text={text} face={face} name={product.name} />
      <TextField
        label={t('words')}
        hint={t('left', { count: ENGRAVING_MAX - [...text].length, max: ENGRAVING_MAX, signs: ENGRAVING_SIGNS.split('').join('\u00a0') })}
        error={errorOf('text')}
        maxLength={ENGRAVING_MAX}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        // Says at once, while typing, that a character cannot be engraved.
        {...register('text', { onChange: ({ target }: { target: HTMLInputElement }) => void (target.value.trim() && trigger('text')) })}
      />
      <Faces text={text} value={face} onChange={(value) => setValue('face', value)} />
      {choose && (
        <Button look="text" small onClick={() => change(null)}>
          {t('takeOff')}
        </Button>
      )}
      {!chosen && choice.sizes.length > 1 && (
        <div ref={sizes}>
          <p className={styles['label']}>{what}</p>
          <RadioTiles
            legend={what}
            name="size"
            tiles={choice.sizes.map((one) => ({ value: one.size, label: one.size, out: one.sku.balances === 0 }))}
            value={size}
            onChange={(value) => setValue('size', value)}
          />
        </div>
      )}
      <OverlayAction>
        <p className={styles['terms']}>
          {chosen?.size && `${t(isLength(chosen.size) ? 'ofLength' : 'ofSize', { size: chosen.size })} `}
          {t('terms', { sum: sum(engraving.price), count: ENGRAVING_DAYS })}
        </p>
        <p className={styles['warning']}>
          <Icon name="alert" size="s" />
          {t('noReturn')}
        </p>
        <Button wide type="submit" disabled={isSame || (sku !== null && !canAdd)} busy={sku !== null && adding.includes(sku.id)}>
          {label}
        </Button>
      </OverlayAction>
    </form>
  )
}
