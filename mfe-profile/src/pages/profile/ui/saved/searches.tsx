import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import type { SavedSearch } from '@shop/contracts/account/saved-searches'
import { useErrorOf } from '@shop/flows/field-errors'
import { lengthWithin, required } from '@shop/forms/required'
import { validated, resolverOf } from '@shop/forms/resolver'
import { fieldCodesOf } from '@shop/http'
import { useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { Link } from '@shop/routing'
import { Checkbox } from '@shop/ui/checkbox'
import { Fields, TextField } from '@shop/ui/field'
import { $telling, searches, searchRemoved, searchRenamed, tellingChosen } from '../../model/saved/searches.ts'
import { useUnsaved } from '../../model/unsaved.ts'
import { useTexts } from '../../texts/index.ts'
import { FormEnd, Refusal } from '../frame/form-end.tsx'
import { OwnListSection } from './own-list-section.tsx'
import { RowActions } from '../frame/row-actions.tsx'
import forms from '../frame/forms.module.css'
import styles from '../frame/rows.module.css'

/** Saved searches: open, rename, mute, remove. */
export function Searches() {
  const t = useTexts()
  return <OwnListSection id="searches" list={searches} empty={t('noSearches')} Row={SearchRow} Form={NameForm} />
}

function SearchRow({ row: search }: { row: SavedSearch }) {
  const t = useTexts()
  const locale = useLocale()
  const { telling, open, remove, tell } = useUnit({
    telling: $telling,
    open: searches.formOpened,
    remove: searchRemoved,
    tell: tellingChosen,
  })
  const { id, name, url, createdAt } = search
  const tells = telling[id] ?? search.tells
  return (
    <li>
      <div className={styles['words']}>
        <p className={styles['title']}>
          <Link className="link" to={url}>
            {name}
          </Link>
          <span className="small muted">{t('savedOn', { day: dateInWords(createdAt, locale) })}</span>
        </p>
        <Checkbox name={`tells-${id}`} checked={tells} onChange={(isOn) => tell({ id, tells: isOn })}>
          {t('tells')}
          <span className="vh">: {name}</span>
        </Checkbox>
      </div>
      <RowActions
        name={name}
        edit={{ words: 'rename', opens: String(id), onEdit: () => open(String(id)) }}
        onRemove={() => remove(search)}
      />
    </li>
  )
}

const NAME_MAX = 80
const nameFields = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    validated((text: string) => required(text, 'EMPTY_NAME') ?? lengthWithin(text, { max: NAME_MAX })),
  ),
})

function NameForm({ row: search }: { row: SavedSearch }) {
  const t = useTexts()
  const { refusal, busy, submit, close } = useUnit({
    refusal: searches.$formRefusal,
    busy: searches.$isLoading,
    submit: searchRenamed,
    close: searches.formClosed,
  })
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: search.name },
    resolver: resolverOf(nameFields),
    mode: 'onTouched',
  })
  useUnsaved('search', formState.isDirty)
  const errorOf = useErrorOf(formState.errors, fieldCodesOf(refusal))
  return (
    <form
      noValidate
      className={forms['form']}
      aria-label={`${t('rename')}: ${search.name}`}
      onSubmit={(event) => void handleSubmit(({ name }) => submit({ id: search.id, name }))(event)}
    >
      <Refusal error={refusal} />
      <Fields>
        <TextField label={t('searchName')} autoComplete="off" error={errorOf('name')} {...register('name')} />
      </Fields>
      <FormEnd busy={busy} onCancel={() => close()} />
    </form>
  )
}
