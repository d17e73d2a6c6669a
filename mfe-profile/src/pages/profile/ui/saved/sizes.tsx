import { useUnit } from 'effector-react'
import { SIZE_KINDS, type SavedSizes, type SizesAnswer } from '@shop/contracts/account/saved-sizes'
import { MAX_SIZE_OWNERS } from '@shop/contracts/core/limits'
import { Button } from '@shop/ui'
import { sizes, sizesRemoved } from '../../model/saved/sizes.ts'
import { useTexts } from '../../texts/index.ts'
import { OwnListSection } from './own-list-section.tsx'
import { RowActions } from '../frame/row-actions.tsx'
import { SizesForm } from './sizes-form.tsx'
import forms from '../frame/forms.module.css'
import styles from '../frame/rows.module.css'

/** Sizes of the shopper and of people they buy gifts for. */
export function Sizes() {
  const t = useTexts()
  const open = useUnit(sizes.formOpened)
  return (
    <OwnListSection id="sizes" list={sizes} empty={t('noSizes')} Row={SizesRow} Form={OpenSizes}>
      {(rows, form, { choices }) =>
        form === 'new' || form === 'mine' ? (
          <SizesForm key={form} choices={choices} saved={null} isMine={form === 'mine'} />
        ) : (
          rows.length < MAX_SIZE_OWNERS && (
            <div className={forms['actions']}>
              {!rows.some(({ name }) => name === null) && (
                <Button look="line" data-opens="mine" onClick={() => open('mine')}>
                  {t('addMySizes')}
                </Button>
              )}
              <Button look="line" data-opens="new" onClick={() => open('new')}>
                {t('addSizes')}
              </Button>
            </div>
          )
        )
      }
    </OwnListSection>
  )
}

const OpenSizes = ({ row, answer: { choices } }: { row: SavedSizes; answer: SizesAnswer }) => (
  <SizesForm choices={choices} saved={row} isMine={row.name === null} />
)

function SizesRow({ row: saved }: { row: SavedSizes }) {
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
