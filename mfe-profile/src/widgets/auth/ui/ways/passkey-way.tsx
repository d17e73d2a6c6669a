import { useUnit } from 'effector-react'
import { Button, Icon } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { $isPasskeyLoading, $passkeyError, passkeyChosen } from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './passkey-way.module.css'

/** Sign-in by passkey. */
export function PasskeyWay() {
  const t = useTexts()
  const errorText = useErrorText()
  const { error, busy, choose } = useUnit({
    error: $passkeyError,
    busy: $isPasskeyLoading,
    choose: passkeyChosen,
  })
  return (
    <div className={styles['way']}>
      {error && <FormError>{errorText(error)}</FormError>}
      <Button look="line" wide busy={busy} onClick={() => choose()}>
        <Icon name="lock" size="s" />
        {t('byPasskey')}
      </Button>
    </div>
  )
}
