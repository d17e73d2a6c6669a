import { formCodeOf, type RequestError } from '@shop/http'
import { Button } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { useTexts } from '../../texts/index.ts'
import styles from './forms.module.css'

/** Refusal text above its subject. */
export function Refusal({ error }: { error: RequestError | null }) {
  const errorText = useErrorText()
  const code = formCodeOf(error)
  return code ? (
    <div role="alert">
      <Note danger>{errorText(code)}</Note>
    </div>
  ) : null
}

/** Buttons of a form inside a list. */
export function FormEnd({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  const t = useTexts()
  return (
    <div className={styles['actions']}>
      <Button type="submit" look="line" busy={busy}>
        {t('save')}
      </Button>
      <Button look="text" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  )
}
