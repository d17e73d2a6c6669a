import { Link } from '@shop/routing'
import { addressOf } from '../choices.ts'
import type { FinderWords } from './finder-bar.tsx'
import styles from './notes.module.css'

const isLatin = (text: string) => /[a-z]/i.test(text)
const isCyrillic = (text: string) => /[а-яё]/i.test(text)

interface NoteProps {
  text: string
  words: FinderWords
}

interface CorrectionProps extends NoteProps {
  correction: string | null
  /** The shopper wants what was typed. */
  onRefused: () => void
}

/** What was looked for instead of what was typed, and why; and the way to what was typed. */
export function Correction({ text, correction, words, onRefused }: CorrectionProps) {
  if (!correction) return null
  const layout =
    isLatin(text) && isCyrillic(correction) ? words.fromLatin : isCyrillic(text) && isLatin(correction) ? words.fromCyrillic : ''
  const [before, after] = words.shown.split('{{text}}')
  return (
    <p className={styles['note']}>
      {layout} {before}
      <b>{correction}</b>
      {after}
      <Link to={addressOf(text, true)} className={`link ${styles['way']}`} onClick={onRefused}>
        {words.exact.replace('{{text}}', () => text.trim())}
      </Link>
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
