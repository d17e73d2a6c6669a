import { Link } from '@shop/routing'
import { addressOf } from '../choices.ts'
import type { FinderTexts } from '../finder-texts.ts'
import styles from './notes.module.css'

const isLatin = (text: string) => /[a-z]/i.test(text)
const isCyrillic = (text: string) => /[а-яё]/i.test(text)

interface NoteProps {
  text: string
  texts: FinderTexts
}

interface CorrectionProps extends NoteProps {
  correction: string | null
  /** The shopper wants what was typed. */
  onRefused: () => void
}

/** What was looked for instead of what was typed, and why; and the way to what was typed. */
export function Correction({ text, correction, texts, onRefused }: CorrectionProps) {
  if (!correction) return null
  const layout =
    isLatin(text) && isCyrillic(correction) ? texts.fromLatin : isCyrillic(text) && isLatin(correction) ? texts.fromCyrillic : ''
  const [before, after] = texts.shown.split('{{text}}')
  return (
    <p className={styles['note']}>
      {layout} {before}
      <b>{correction}</b>
      {after}
      <Link to={addressOf(text, true)} className={`link ${styles['way']}`} onClick={onRefused}>
        {texts.exact.replace('{{text}}', () => text.trim())}
      </Link>
    </p>
  )
}

export const Nothing = ({ text, texts }: NoteProps) => (
  <p className={styles['note']} role="status">
    {texts.nothing.replace('{{text}}', () => text.trim())}
  </p>
)

export const Failed = ({ texts }: Pick<NoteProps, 'texts'>) => (
  <p className={styles['note']} role="status">
    {texts.failed}
  </p>
)
