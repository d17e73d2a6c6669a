import { useState, type FormEvent } from 'react'
import { useUnit } from 'effector-react'
import { popupClosed } from '@shop/session'
import { Button } from '@shop/ui'
import { TextArea } from '@shop/ui/field'
import { OverlayTitle } from '@shop/ui/popup'
import { $values, patched } from '../../features/checkout/draft.ts'
import { useTexts } from './texts/index.ts'
import styles from './order-comment.module.css'

const MOST = 1000

/** A few words to whoever packs the order (reading 58). */
export function OrderComment() {
  const t = useTexts()
  const { values, patch, close } = useUnit({ values: $values, patch: patched, close: popupClosed })
  const [words, setWords] = useState(values?.comment ?? '')
  const save = (event: FormEvent) => {
    event.preventDefault()
    patch({ comment: words.trim() })
    close()
  }
  return (
    <form className={styles['comment']} onSubmit={save}>
      <OverlayTitle>{t('commentTitle')}</OverlayTitle>
      <TextArea
        label={t('commentLabel')}
        hint={t('commentHint')}
        maxLength={MOST}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" wide>
        {t('commentSave')}
      </Button>
    </form>
  )
}
