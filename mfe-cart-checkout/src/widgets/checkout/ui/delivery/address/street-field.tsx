import { useUnit } from 'effector-react'
import { useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import type { AddressSuggestion } from '@shop/contracts/places/location'
import { Icon } from '@shop/ui'
import { TextField, typeInto } from '@shop/ui/field'
import { debounced } from '#features/checkout/debounced.ts'
import type { Values } from '#features/checkout/form/values.ts'
import { $suggestions, addressTyped } from '#features/checkout/model/places/address.ts'
import { houseWanted } from '#features/checkout/model/places/house.ts'
import { useTexts } from '../../../texts/index.ts'
import { idOf, useFault } from '../../fields/field-errors.ts'
import styles from './street-field.module.css'

const PAUSE_MS = 150
const ID = idOf('address')
const LIST_ID = `${ID}-list`
const optionId = (at: number) => `${ID}-${at}`

/** The city stands above the form already. */
const lineOf = ({ street, house, is_full }: AddressSuggestion) => (is_full ? [street, house].join(', ') : `${street}, `)

/** Street and house, with addresses of the city to choose from. What is typed may differ from all of them. */
export function StreetField() {
  const t = useTexts()
  const { register, getValues } = useFormContext<Values>()
  const fault = useFault()
  const { found, tell, showHouse } = useUnit({ found: $suggestions, tell: addressTyped, showHouse: houseWanted })
  const input = useRef<HTMLInputElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [ask] = useState(() => debounced(() => tell(getValues('address')), PAUSE_MS))
  const { ref, ...field } = register('address')

  const list = isOpen ? found : []
  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    void field.onChange(event)
    // Autofill puts in a whole address: there is nothing to choose.
    setOpen(event.nativeEvent instanceof InputEvent)
    setActive(-1)
    ask()
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const take = (suggestion: AddressSuggestion) => {
    if (!input.current) return
    typeInto(input.current, lineOf(suggestion))
    input.current.focus()
    setActive(-1)
    setOpen(!suggestion.is_full)
    if (suggestion.is_full) showHouse()
  }
  const move = (event: KeyboardEvent) => {
    if (list.length === 0) return
    const chosen = list[active]
    if (event.key === 'ArrowDown') setActive((active + 1) % list.length)
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? list.length : active) - 1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) take(chosen)
    else return
    event.preventDefault()
  }
  const left = (event: FocusEvent<HTMLInputElement>) => {
    close()
    return field.onBlur(event)
  }
  return (
    <div className={styles['street']}>
      <TextField
        {...field}
        ref={(element) => {
          ref(element)
          input.current = element
        }}
        id={ID}
        label={t('address')}
        hint={t('addressHint')}
        autoComplete="street-address"
        error={fault('address')}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.length > 0}
        aria-controls={LIST_ID}
        aria-activedescendant={list[active] ? optionId(active) : undefined}
        onChange={typed}
        onKeyDown={move}
        onBlur={(event) => void left(event)}
      />
      <div id={LIST_ID} role="listbox" aria-label={t('addressFound')} className={styles['list']} hidden={list.length === 0}>
        {list.map((suggestion, at) => (
          <button
            type="button"
            tabIndex={-1}
            key={suggestion.address}
            id={optionId(at)}
            role="option"
            aria-selected={at === active}
            className={styles['option']}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(suggestion)}
          >
            <Icon name="pin" size="s" />
            {[suggestion.street, suggestion.house].filter(Boolean).join(', ')}
          </button>
        ))}
      </div>
      <p role="status" className="vh">
        {list.length > 0 && t('addressesFound', { count: list.length })}
      </p>
    </div>
  )
}
