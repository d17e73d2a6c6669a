import { useState, type FormEvent } from 'react'
import { useUnit } from 'effector-react'
import { Signs, isAboutPicture } from '@shop/flows/captcha'
import { authCode } from '@shop/forms/numbers'
import { required } from '@shop/forms/required'
import { Button, Icon } from '@shop/ui'
import { CodeField } from '@shop/ui/code-field'
import { TextField, useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { $error, captcha, keySubmitted, openFx, type Key } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import { numberMask } from './number-mask.ts'
import styles from './key-form.module.css'

/** Two short fields, so no form library: the number and the four digits of the letter. */
export function KeyForm({ number }: { number: string }) {
  const t = useTexts()
  const errorText = useErrorText()
  const [typed, setTyped] = useState<Key>({ number: numberMask(number), authCode: '', signs: '' })
  const [isSent, setSent] = useState(false)
  const { error, needsPicture, busy, submit } = useUnit({
    error: $error,
    needsPicture: captcha.$isNeeded,
    busy: openFx.pending,
    submit: keySubmitted,
  })
  const wrongNumber = required(typed.number)
  const wrongCode = authCode(typed.authCode)
  const change = (field: keyof Key) => (text: string) => setTyped((key) => ({ ...key, [field]: text }))
  const send = (key: Key) => {
    setSent(true)
    if (!required(key.number) && !authCode(key.authCode)) submit(key)
  }
  const sent = (event: FormEvent) => {
    event.preventDefault()
    send(typed)
  }
  return (
    <div className={`wrap ${styles['page']}`}>
      <Icon name="gift" size="xl" className={styles['sign']} />
      <div className={styles['head']}>
        <h1 className="h1">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </div>
      <form noValidate className={styles['form']} onSubmit={sent}>
        {error && !isAboutPicture(error) && (
          <div role="alert">
            <Note danger>{errorText(error)}</Note>
          </div>
        )}
        <TextField
          label={t('number')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="7K2M-9QXD"
          value={typed.number}
          mask={numberMask}
          onChange={(event) => change('number')(event.target.value)}
          error={isSent && wrongNumber ? errorText(wrongNumber) : undefined}
        />
        <CodeField
          label={t('code')}
          value={typed.authCode}
          onChange={change('authCode')}
          onComplete={(digits) => {
            if (!needsPicture && typed.number) send({ ...typed, authCode: digits })
          }}
          hint={t('codeHint')}
          error={isSent && wrongCode ? errorText(wrongCode) : undefined}
        />
        {needsPicture && (
          <Signs
            captcha={captcha}
            value={typed.signs}
            onChange={change('signs')}
            error={error && isAboutPicture(error) ? errorText(error) : undefined}
          />
        )}
        <Button type="submit" wide busy={busy}>
          {t('open')}
        </Button>
      </form>
    </div>
  )
}
