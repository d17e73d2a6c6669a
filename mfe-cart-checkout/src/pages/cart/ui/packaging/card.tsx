import { useEffect, useRef, useState } from 'react'
import { useUnit } from 'effector-react'
import { CARD_MAX } from '@shop/contracts/core/limits'
import { TextArea } from '@shop/ui/field'
import { wordsWritten } from '../../below-lines/packaging.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './packaging.module.css'

const PAUSE_MS = 600

/** The field for the words on the card, and a picture of the card. Words are sent after a pause, or when the field is left. */
export function Card({ words }: { words: string }) {
  const t = useTexts()
  const write = useUnit(wordsWritten)
  const [typed, setTyped] = useState(words)
  const length = [...typed].length
  const isLong = length > CARD_MAX
  const keep = useRef(() => {})
  useEffect(() => {
    keep.current = () => {
      if (!isLong && typed !== words) write(typed)
    }
    const waiting = setTimeout(() => keep.current(), PAUSE_MS)
    return () => clearTimeout(waiting)
  }, [typed, words, isLong, write])
  // Leaving the page is leaving the field; closing or reloading a tab hides it first.
  useEffect(() => {
    const leave = () => keep.current()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [])
  const count = `${length}/${CARD_MAX}`
  return (
    <div className={styles['card']}>
      <TextArea
        label={t('postCard')}
        hint={count}
        error={isLong && `${t('postCardLong')}: ${count}`}
        optional
        rows={4}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => keep.current()}
      />
      <p className={styles['preview']} aria-hidden="true">
        {typed || t('postCardExample')}
      </p>
    </div>
  )
}
