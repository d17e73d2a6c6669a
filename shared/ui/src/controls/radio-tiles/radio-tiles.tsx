import { useId, type ReactNode } from 'react'
import { VisuallyHidden } from '@shop/ui'
import { useEarlyTick } from '../../behavior/hydrated/use-early-tick.ts'
import { useTexts } from '../../content/texts.ts'
import styles from './radio-tiles.module.css'

export interface RadioTile {
  value: string
  label: ReactNode
  /** Struck through, but selectable: offers "notify me". */
  out?: boolean
}

export interface RadioTilesProps {
  /** Accessible name: "Size". */
  legend: string
  name: string
  tiles: readonly RadioTile[]
  value: string | null
  onChange: (value: string) => void
  /** Id of their form when outside of it. */
  form?: string
  /** Required for native form submission. */
  required?: boolean
  /** Error text below. */
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

/** Size tiles: radio inputs that work in plain forms. */
export function RadioTiles({ legend, name, tiles, value, onChange, form, required, error }: RadioTilesProps) {
  const t = useTexts()
  const errorId = useId()
  return (
    <fieldset className={styles['tiles']} aria-describedby={error ? errorId : undefined}>
      <legend className="vh">{legend}</legend>
      {tiles.map((tile) => (
        <label
          key={tile.value}
          className={`${styles['tile']} ${tile.out ? styles['out'] : ''} ${error ? styles['wrong'] : ''}`}
          data-tile=""
          data-out={tile.out ? '' : undefined}
        >
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
