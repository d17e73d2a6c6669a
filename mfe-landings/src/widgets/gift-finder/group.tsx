import styles from './gift-finder.module.css'

interface GroupProps {
  /** Parameter of the listing's address. */
  name: string
  legend: string
  /** Words of no choice. */
  any: string
  options: readonly { value: string; label: string }[]
}

/** One question of the form; "any" is an answer as well. */
export const Group = ({ name, legend, any, options }: GroupProps) => (
  <fieldset className={styles['group']}>
    <legend className="label">{legend}</legend>
    <div className={styles['options']}>
      {[...options, { value: '', label: any }].map(({ value, label }) => (
        <label key={value} className={styles['option']}>
          <input type="radio" name={name} value={value} defaultChecked={value === ''} />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
)
