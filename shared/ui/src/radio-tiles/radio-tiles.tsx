import { useId, type ReactNode } from 'react'
import { VisuallyHidden } from '@shop/ui'
import { useEarlyTick } from '../hydrated/use-early-tick.ts'
import { useTexts } from '../texts.ts'
import styles from './radio-tiles.module.css'

export interface RadioTile {
  value: string
  label: ReactNode
  /** Struck, yet it can be chosen: it offers "notify me" then. */
  out?: boolean
}

export interface RadioTilesProps {
  /** What is chosen, for screen readers: "Size". */
  legend: string
  name: string
  tiles: readonly RadioTile[]
  value: string | null
  onChange: (value: string) => void
  /** Id of the form that they belong to, when it stands elsewhere. */
  form?: string
  /** The browser does not submit the form without a choice. */
  required?: boolean
  /** What is wrong with the choice, under the tiles. */
  error?: string | undefined
}

interface RadioProps extends Pick<RadioTilesProps, 'name' | 'onChange' | 'form' | 'required'> {
  value: string
  checked: boolean
}

function Radio({ checked, onChange, value, ...rest }: RadioProps) {
  const choose = () => onChange(value)
  const input = useEarlyTick(checked, (isChosen) => isChosen && choose())
  return <input type="radio" value={value} ref={input} checked={checked} onChange={choose} {...rest} />
}

/** Sizes: radio inputs that work in a plain form. */
export function RadioTiles({ legend, name, tiles, value, onChange, form, required, error }: RadioTilesProps) {
  const t = useTexts()
  const errorId = useId()
  return (
    <fieldset className={styles['tiles']} aria-describedby={error ? errorId : undefined}>
      <legend className="vh">{legend}</legend>
      {tiles.map((tile) => (
        <label key={tile.value} className={`${styles['tile']} ${tile.out ? styles['out'] : ''} ${error ? styles['wrong'] : ''}`}>
          <Radio name={name} value={tile.value} form={form} required={required} checked={tile.value === value} onChange={onChange} />
          {tile.label}
          {tile.out && <VisuallyHidden>, {t('soldOut')}</VisuallyHidden>}
        </label>
      ))}
      {error && (
        <p id={errorId} role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
