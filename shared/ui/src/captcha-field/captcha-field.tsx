import type { ReactNode } from 'react'
import { IconButton } from '@shop/ui'
import { TextField } from '../field/text-field.tsx'
import { Skeleton } from '../states/skeleton.tsx'
import { useTexts } from '../texts.ts'
import styles from './captcha-field.module.css'

export interface CaptchaFieldProps {
  /** A data: address of GET /captcha; null while it is on its way, or did not come. */
  image: string | null
  loading: boolean
  value: string
  onChange: (text: string) => void
  /** Another picture is asked for. */
  onOther: () => void
  error?: ReactNode
}

/** Signs of a picture, which the server asks for when it doubts that a person calls. */
export function CaptchaField({ image, loading, value, onChange, onOther, error }: CaptchaFieldProps) {
  const t = useTexts()
  return (
    <div className={styles['captcha']}>
      <div className={styles['picture']}>
        <div>
          {image ? (
            <img src={image} alt={t('captchaPicture')} width={240} height={80} />
          ) : (
            loading && <Skeleton width="240px" height="80px" />
          )}
        </div>
        <IconButton icon="exchange" label={t('otherPicture')} ring onClick={onOther} />
      </div>
      <TextField
        label={t('captchaSigns')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
    </div>
  )
}
