import type { FinderWords } from './finder-bar.tsx'
import styles from './notes.module.css'

const isLatin = (text: string) => /[a-z]/i.test(text)
const isCyrillic = (text: string) => /[а-яё]/i.test(text)

interface NoteProps {
  text: string
  words: FinderWords
}

/** The corrected query and its reason. */
export function Correction({ text, correction, words }: NoteProps & { correction: string | null }) {
  if (!correction) return null
  const layout =
    isLatin(text) && isCyrillic(correction) ? words.fromLatin : isCyrillic(text) && isLatin(correction) ? words.fromCyrillic : ''
  const [before, after] = words.shown.split('{{text}}')
  return (
    <p className={styles['note']}>
      {layout} {before}
      <b>{correction}</b>
      {after}
    </p>
  )
}

export const Nothing = ({ text, words }: NoteProps) => (
  <p className={styles['note']} role="status">
    {words.nothing.replace('{{text}}', () => text.trim())}
  </p>
)

export const Failed = ({ words }: Pick<NoteProps, 'words'>) => (
  <p className={styles['note']} role="status">
    {words.failed}
  </p>
)
