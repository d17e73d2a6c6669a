import { LOCALES, searchOf, THEMES, WIDTHS, type Look } from './address.ts'
import styles from './frame.module.css'

interface FrameProps {
  names: readonly string[]
  name: string
  look: Look
}

/** The list of sheets, switches, and a sheet in an iframe of the chosen width. */
export function Frame({ names, name, look }: FrameProps) {
  return (
    <div className={styles['frame']}>
      <nav className={styles['names']} aria-label="Kit">
        {names.map((one) => (
          <a key={one} href={`/${one}${searchOf(look)}`} aria-current={one === name ? 'page' : undefined}>
            {one}
          </a>
        ))}
      </nav>
      <main className={styles['main']}>
        <div className={styles['switches']}>
          <Switch name={name} look={look} of="locale" values={LOCALES} />
          <Switch name={name} look={look} of="theme" values={THEMES} />
          <Switch name={name} look={look} of="width" values={WIDTHS} />
        </div>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the sheet is a page of the gallery itself */}
        <iframe className={styles['window']} style={{ width: look.width }} title={name} src={`/sheets/${name}${searchOf(look)}`} />
      </main>
    </div>
  )
}

interface SwitchProps<Key extends keyof Look> {
  name: string
  look: Look
  of: Key
  values: readonly Look[Key][]
}

const Switch = <Key extends keyof Look>({ name, look, of, values }: SwitchProps<Key>) => (
  <nav aria-label={of}>
    {values.map((value) => (
      <a key={String(value)} href={`/${name}${searchOf({ ...look, [of]: value })}`} aria-current={value === look[of] ? 'true' : undefined}>
        {value}
      </a>
    ))}
  </nav>
)
