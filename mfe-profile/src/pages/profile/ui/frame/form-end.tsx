import { formCodeOf, type RequestError } from '@shop/http'
import { Button } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { useTexts } from '../../texts/index.ts'
import styles from './forms.module.css'

/** Why a call was not taken, above what it was about. */
export function Refusal({ error }: { error: RequestError | null }) {
  const errorText = useErrorText()
  const code = formCodeOf(error)
  return code ? (
    <div role="alert">
      <Note danger>{errorText(code)}</Note>
    </div>
  ) : null
}

/** The ways out of a form that stands in a list. */
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
