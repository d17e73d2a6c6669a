import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { SIZE_KINDS, type SavedSizes, type SizesAnswer } from '@shop/contracts/account/saved-sizes'
import { useErrorOf } from '@shop/flows/field-errors'
import { lengthWithin, required } from '@shop/forms/required'
import { validated, resolverOf } from '@shop/forms/resolver'
import { fieldCodesOf } from '@shop/http'
import { Fields, SelectField, TextField } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { sizes, sizesSubmitted } from '../../model/saved/sizes.ts'
import { useUnsaved } from '../../model/unsaved.ts'
import { useTexts } from '../../texts/index.ts'
import { FormEnd, Refusal } from '../frame/form-end.tsx'
import styles from '../frame/forms.module.css'

const NAME_MAX = 40

const sizeFields = (isMine: boolean) =>
  v.pipe(
    v.object({
      name: v.pipe(
        v.string(),
        v.trim(),
        validated((text: string) => (isMine ? null : (required(text, 'EMPTY_NAME') ?? lengthWithin(text, { max: NAME_MAX })))),
      ),
      ring: v.string(),
      bracelet: v.string(),
      chain: v.string(),
    }),
    v.forward(
      v.check((fields) => SIZE_KINDS.some((kind) => fields[kind] !== ''), 'BLANK_FIELDS'),
      ['ring'],
    ),
  )

export interface SizesFormProps {
  choices: SizesAnswer['choices']
  saved: SavedSizes | null
  /** The shopper's own sizes have no name. */
  isMine: boolean
}

/** Ring, bracelet and chain sizes of a person; at least one. */
export function SizesForm({ choices, saved, isMine }: SizesFormProps) {
  const t = useTexts()
  const { refusal, busy, submit, close } = useUnit({
    refusal: sizes.$formRefusal,
    busy: sizes.$isLoading,
    submit: sizesSubmitted,
    close: sizes.formClosed,
  })
  const { register, handleSubmit, formState } = useForm({
    defaultValues: {
      name: saved?.name ?? '',
      ring: saved?.ring?.value ?? '',
      bracelet: saved?.bracelet?.value ?? '',
      chain: saved?.chain?.value ?? '',
    },
    resolver: resolverOf(sizeFields(isMine)),
    mode: 'onTouched',
  })
  useUnsaved('sizes', formState.isDirty)
  const errorOf = useErrorOf(formState.errors, fieldCodesOf(refusal))
  const isBlank = formState.errors.ring?.message === 'BLANK_FIELDS'
  const save = handleSubmit(({ name, ring, bracelet, chain }) =>
    submit({
      id: saved?.id ?? null,
      fields: { name: isMine ? null : name, ring: ring || null, bracelet: bracelet || null, chain: chain || null },
    }),
  )
  return (
    <form
      noValidate
      className={styles['form']}
      aria-label={isMine ? t('mySizes') : (saved?.name ?? t('addSizes'))}
      onSubmit={(event) => void save(event)}
    >
      <Refusal error={refusal} />
      {isBlank && (
        <div role="alert">
          <Note danger>{t('chooseSize')}</Note>
        </div>
      )}
      <Fields>
        {!isMine && <TextField label={t('whose')} hint={t('whoseHint')} autoComplete="off" error={errorOf('name')} {...register('name')} />}
        {SIZE_KINDS.map((kind) => {
          const known = saved?.[kind]
          const isGone = known && !choices[kind].some(({ value }) => value === known.value)
          return (
            <SelectField key={kind} label={t(kind)} width={4} error={isBlank ? undefined : errorOf(kind)} {...register(kind)}>
              <option value="">{t('noSize')}</option>
              {isGone && <option value={known.value}>{known.label}</option>}
              {choices[kind].map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          )
        })}
      </Fields>
      <FormEnd busy={busy} onCancel={() => close()} />
    </form>
  )
}
