import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { ExchangeSize } from '@shop/contracts/orders/exchanges/exchange'
import { useErrorOf } from '@shop/flows/field-errors'
import { resolverOf } from '@shop/forms/resolver'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { exactMoney, useLocale } from '@shop/i18n'
import { Button, ResponsivePicture } from '@shop/ui'
import { Choice, Choices } from '@shop/ui/choice'
import { useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { Quantity } from '@shop/ui/quantity'
import { RadioTiles } from '@shop/ui/radio-tiles'
import { fieldsOf } from '../fields.ts'
import { $isAsking, $refusal, edited, type Options, submitted } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import styles from './exchange-form.module.css'

export interface ExchangeFormProps {
  item: Options['items'][number]
  options: Options
}

/** Another size, how it comes, and what it costs: told before it is confirmed [exchange.difference-told]. */
export default function ExchangeForm({ item, options }: ExchangeFormProps) {
  const t = useTexts()
  const locale = useLocale()
  const errorText = useErrorText()
  const { refusal, busy, submit, edit } = useUnit({ refusal: $refusal, busy: $isAsking, submit: submitted, edit: edited })
  const { control, register, handleSubmit, setValue, formState } = useForm({
    defaultValues: { sku: '', quantity: 1, way: '' },
    resolver: resolverOf(fieldsOf(item.sizes)),
    mode: 'onTouched',
  })
  const { errors, isDirty } = formState
  useEffect(() => void edit(isDirty), [edit, isDirty])
  const [sku, quantity, way] = useWatch({ control, name: ['sku', 'quantity', 'way'] })
  const chosen = item.sizes.find((one) => one.sku === sku)
  // Nothing is promised of a size that cannot be had.
  const size = chosen?.obstacle ? undefined : chosen
  const shops = options.shops.filter(({ id }) => size?.shops.includes(id))
  // The chosen shop may not have the size that was chosen after it.
  const isGone = way !== '' && way !== 'courier' && size !== undefined && !shops.some(({ id }) => String(id) === way)
  useEffect(() => {
    if (isGone) setValue('way', '')
  }, [isGone, setValue])
  // The only way is chosen beforehand. In place of a shop that she chose, the courier is hers to choose.
  const chooseOnlyWay = (value: string) => {
    const wanted = item.sizes.find((one) => one.sku === value)
    const isOnly = wanted && !wanted.obstacle && !options.shops.some(({ id }) => wanted.shops.includes(id))
    if (isOnly && way === '') setValue('way', 'courier', { shouldDirty: true, shouldValidate: true })
  }
  const refused = fieldCodesOf(refusal)
  const errorOf = useErrorOf(errors, { ...refused, way: refused['shopId'] ?? refused['handover'] ?? null })
  const difference = (size?.difference ?? 0) * quantity
  const isPriceChanged = refused['difference'] === 'PRICE_CHANGED'
  const whole = formCodeOf(refusal)
  return (
    <form
      noValidate
      className={styles['form']}
      aria-label={t('chooseOf', { name: item.name })}
      onSubmit={(event) => void handleSubmit((fields) => submit({ line: item.id, difference, fields }))(event)}
    >
      <div className={styles['piece']}>
        <span className="plate">{item.photo && <ResponsivePicture picture={item.photo} sizes="88px" alt="" />}</span>
        <div>
          <p className={styles['name']}>{item.name}</p>
          <p className="small muted">{item.details}</p>
        </div>
      </div>
      <Swap from={item.size} to={size} />
      <div className={styles['sizes']}>
        <p className={styles['legend']} aria-hidden="true">
          {t('newSize')} {size && <b>{size.size}</b>}
        </p>
        <Controller
          control={control}
          name="sku"
          render={({ field }) => (
            <RadioTiles
              legend={t('newSize')}
              name="sku"
              tiles={item.sizes.map((one) => ({ value: one.sku, label: one.size, out: one.obstacle !== null }))}
              value={field.value || null}
              onChange={(value) => {
                field.onChange(value)
                chooseOnlyWay(value)
              }}
              error={sizeError(chosen, errorOf('sku'), t)}
            />
          )}
        />
        <Obstacles sizes={item.sizes} />
        {size && <p className={styles['ok']}>{t('keeps', { size: size.size })}</p>}
      </div>
      {item.quantity > 1 && (
        <div className={styles['quantity']}>
          <span aria-hidden="true">{t('quantity')}</span>
          <Controller
            control={control}
            name="quantity"
            render={({ field }) => <Quantity value={field.value} max={item.quantity} label={t('quantity')} onChange={field.onChange} />}
          />
        </div>
      )}
      <Choices legend={t('way')} error={errorOf('way')}>
        <Choice value="courier" label={t('courier')} note={t('courierText')} price={t('free')} {...register('way')} />
        {shops.map(({ id, name, address }) => (
          <Choice key={id} value={String(id)} label={name} note={t('shopText', { address })} price={t('free')} {...register('way')} />
        ))}
      </Choices>
      {size && shops.length === 0 && <p className="small muted">{t('noShops', { size: size.size })}</p>}
      <div className={styles['foot']} aria-live="polite">
        {size && difference !== 0 && (
          <p className={styles['total']}>
            <span>{t('difference')}</span>
            <output className="num">{`${difference > 0 ? '+' : '−'}\u00a0${exactMoney(Math.abs(difference), options.currency, locale)}`}</output>
          </p>
        )}
        {size && (
          <p className="small">
            {t(difference === 0 ? 'same' : difference > 0 ? 'dearer' : options.isPaidByLink ? 'cheaperByLink' : 'cheaper')}
          </p>
        )}
        <p className="small muted">{t('mayCancel')}</p>
      </div>
      {(whole || isPriceChanged) && (
        <FormError>
          {isPriceChanged ? t('priceChanged') : whole === 'NOT_FOUND' ? t('sessionOver') : errorText(whole ?? 'UNKNOWN_ERROR')}
        </FormError>
      )}
      <Button type="submit" look="main" busy={busy} className={styles['submit']}>
        {size ? t('confirm', { from: item.size, to: size.size }) : t('confirmAny')}
      </Button>
    </form>
  )
}

function Swap({ from, to }: { from: string; to: ExchangeSize | undefined }) {
  const t = useTexts()
  return (
    <div className={styles['swap']} aria-hidden="true">
      <div>
        <p className="small muted">{t('now')}</p>
        <p className={styles['was']}>{from}</p>
      </div>
      <div>
        <p className="small muted">{t('wanted')}</p>
        <p className={styles['wanted']}>{to?.size ?? '?'}</p>
      </div>
    </div>
  )
}

/** Sizes that cannot be chosen, in words. */
function Obstacles({ sizes }: { sizes: readonly ExchangeSize[] }) {
  const t = useTexts()
  return (['soldOut', 'inOrder'] as const).map((obstacle) => {
    const found = sizes.filter((size) => size.obstacle === obstacle)
    return (
      found.length > 0 && (
        <p key={obstacle} className="small muted">
          {t(obstacle, { sizes: found.map(({ size }) => size).join(', ') })}
        </p>
      )
    )
  })
}

/** Told when it is chosen, not only when it is sent. */
function sizeError(size: ExchangeSize | undefined, error: string | undefined, t: ReturnType<typeof useTexts>): string | undefined {
  if (!size?.obstacle) return error
  return t(size.obstacle === 'soldOut' ? 'outNow' : 'inOrderNow', { size: size.size })
}
