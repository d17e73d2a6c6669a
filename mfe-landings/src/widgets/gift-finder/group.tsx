import styles from './gift-finder.module.css'

interface GroupProps {
  /** Listing parameter. */
  name: string
  legend: string
  /** Label of "any". */
  any: string
  options: readonly { value: string; label: string }[]
}

/** A question of the form, with "any" as an option. */
export const Group = ({ name, legend, any, options }: GroupProps) => (
  <fieldset className={styles['group']}>
    <legend className="label">{legend}</legend>
    <div className={styles['options']}>
      {[...options, { value: '', label: any }].map(({ value, label }) => (
        <label key={value} className={styles['option']} data-tile="">
          <input type="radio" name={name} value={value} defaultChecked={value === ''} />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
)
