import { useUnit } from 'effector-react'
import { MAX_SIZE_OWNERS, SIZE_KINDS, type SavedSizes } from '@shop/contracts/account/saved-sizes'
import { Button } from '@shop/ui'
import { sizes, sizesRemoved } from '../../model/saved/sizes.ts'
import { useTexts } from '../../texts/index.ts'
import { Refusal } from '../frame/form-end.tsx'
import { RowActions } from '../frame/row-actions.tsx'
import { SectionFailure } from '../frame/section-failure.tsx'
import { SizesForm } from './sizes-form.tsx'
import { useFormFocus } from '../frame/use-form-focus.ts'
import { SectionSkeleton } from '../frame/waiting.tsx'
import forms from '../frame/forms.module.css'
import styles from '../frame/rows.module.css'

/** Sizes of the shopper and of people they buy gifts for. */
export function Sizes() {
  const t = useTexts()
  const { answer, failure, form, refusal, open } = useUnit({
    answer: sizes.$answer,
    failure: sizes.$failure,
    form: sizes.$form,
    refusal: sizes.$refusal,
    open: sizes.formOpened,
  })
  const rows = answer?.result ?? []
  const area = useFormFocus(form, rows.length)
  const hasMine = rows.some(({ name }) => name === null)
  const isAdding = form === 'new' || form === 'mine'
  return (
    <section className={styles['part']} aria-labelledby="sizes" ref={area}>
      <h2 className="h2" id="sizes" tabIndex={-1}>
        {t('sizes')}
      </h2>
      {failure && !answer ? (
        <SectionFailure error={failure} />
      ) : answer ? (
        <>
          <Refusal error={refusal} />
          {rows.length > 0 ? (
            <ul className={styles['rows']} aria-labelledby="sizes">
              {rows.map((saved) =>
                form === String(saved.id) ? (
                  <li key={saved.id} className={styles['open']}>
                    <SizesForm choices={answer.choices} saved={saved} isMine={saved.name === null} />
                  </li>
                ) : (
                  <Row key={saved.id} saved={saved} />
                ),
              )}
            </ul>
          ) : (
            !isAdding && <p className="soft">{t('noSizes')}</p>
          )}
          {isAdding && <SizesForm key={form} choices={answer.choices} saved={null} isMine={form === 'mine'} />}
          {!isAdding && rows.length < MAX_SIZE_OWNERS && (
            <div className={forms['actions']}>
              {!hasMine && (
                <Button look="line" data-opens="mine" onClick={() => open('mine')}>
                  {t('addMySizes')}
                </Button>
              )}
              <Button look="line" data-opens="new" onClick={() => open('new')}>
                {t('addSizes')}
              </Button>
            </div>
          )}
        </>
      ) : (
        <SectionSkeleton />
      )}
    </section>
  )
}

function Row({ saved }: { saved: SavedSizes }) {
  const t = useTexts()
  const { open, remove } = useUnit({ open: sizes.formOpened, remove: sizesRemoved })
  const name = saved.name ?? t('mySizes')
  const known = SIZE_KINDS.flatMap((kind) => {
    const size = saved[kind]
    return size ? [`${t(kind).toLowerCase()}\u00a0${size.label}`] : []
  })
  return (
    <li>
      <div className={styles['words']}>
        <p>{name}</p>
        <p className="small muted">{known.join(', ')}</p>
      </div>
      <RowActions
        name={name}
        edit={{ words: 'edit', opens: String(saved.id), onEdit: () => open(String(saved.id)) }}
        onRemove={() => remove(saved)}
      />
    </li>
  )
}
