import type { ReactNode } from 'react'
import { Button, Icon, IconButton } from '@shop/ui'
import { TextField } from '../field/text-field.tsx'
import { Skeleton } from '../../content/skeleton/skeleton.tsx'
import { useTexts } from '../../content/texts.ts'
import styles from './captcha-field.module.css'

export interface CaptchaFieldProps {
  /** A data: URL of GET /captcha; null while loading or after a failure. */
  image: string | null
  loading: boolean
  value: string
  onChange: (text: string) => void
  /** Requests another picture. */
  onOther: () => void
  /** Requests verification without the picture; omitted if unavailable. */
  onProof?: () => void
  solving?: boolean
  /** Verified without the picture: nothing to type. */
  solved?: boolean
  error?: ReactNode
}

// The pressed button disappears.
const takeFocus = (words: HTMLElement | null) => words?.focus({ preventScroll: true })

/** Captcha characters. */
export function CaptchaField({ image, loading, value, onChange, onOther, onProof, solving, solved, error }: CaptchaFieldProps) {
  const t = useTexts()
  if (solved)
    return (
      <p role="status" tabIndex={-1} ref={takeFocus} className={styles['solved']}>
        <Icon name="check" size="s" />
        {t('captchaSolved')}
      </p>
    )
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
      {onProof && (
        <div className={styles['other']} role="status">
          {solving ? (
            <span className="small muted">{t('captchaSolving')}</span>
          ) : (
            <Button look="text" small onClick={onProof}>
              {t('captchaProof')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
