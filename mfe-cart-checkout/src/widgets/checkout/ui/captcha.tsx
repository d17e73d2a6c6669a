import { useState } from 'react'
import { useUnit } from 'effector-react'
import { Button } from '@shop/ui'
import { TextField, useErrorText } from '@shop/ui/field'
import { captchaRenewed, type PhoneFault } from '../../../features/checkout/model/phone.ts'
import { useTexts } from '../texts/index.ts'
import styles from './phone-fields.module.css'

interface CaptchaProps {
  picture: string
  fault: PhoneFault | null
  busy: boolean
  onRead: (text: string) => void
}

/** Too many codes were asked for: first the picture is read. */
export function Captcha({ picture, fault, busy, onRead }: CaptchaProps) {
  const t = useTexts()
  const errorText = useErrorText()
  const renew = useUnit(captchaRenewed)
  const [text, setText] = useState('')
  return (
    <div className={styles['captcha']}>
      <img src={picture} alt={t('captchaAlt')} width={200} height={70} />
      <TextField
        label={t('captcha')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={fault?.code === 'WRONG_CAPTCHA' ? errorText(fault.code) : undefined}
      />
      <div className={styles['ways']}>
        <Button look="line" small busy={busy} disabled={text.trim() === ''} onClick={() => onRead(text.trim())}>
          {t('getCode')}
        </Button>
        <Button look="text" small onClick={() => renew()}>
          {t('captchaOther')}
        </Button>
      </div>
    </div>
  )
}
