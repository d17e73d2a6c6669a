import { useUnit } from 'effector-react'
import { REVIEW_PICTURE } from '@shop/contracts/catalog/reviews/limits'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { Button, IconButton } from '@shop/ui'
import { UploadProgress, useFileErrorText } from '@shop/ui/file-field'
import { $progress, $sent, type Transfer, transferDropped, transferRetried } from '../pictures.ts'
import { useTexts } from '../texts/index.ts'
import styles from './transfer-row.module.css'

/** The file itself is at fault: sending it again changes nothing. */
const FINAL: readonly ErrorCode[] = ['WRONG_FIELD', 'FILE_BROKEN', 'BODY_TOO_LARGE', 'PICTURE_SIZE', 'NOT_FOUND']

/** A picture on its way: how far it is, or why it was refused. */
export function TransferRow({ transfer, onRemoved }: { transfer: Transfer; onRemoved: () => void }) {
  const t = useTexts()
  const fileErrorText = useFileErrorText(REVIEW_PICTURE)
  const { sent, progress, drop, retry } = useUnit({ sent: $sent, progress: $progress, drop: transferDropped, retry: transferRetried })
  const { file, code } = transfer
  const isHeic = code === 'WRONG_FIELD' && (/\.hei[cf]$/i.test(file.name) || /hei[cf]/.test(file.type))
  return (
    <li className={styles['row']}>
      <p className={styles['name']}>{file.name}</p>
      <IconButton
        icon="close"
        label={t('removeFile', { name: file.name })}
        onClick={() => {
          drop(transfer)
          onRemoved()
        }}
      />
      <div className={styles['state']}>
        {code ? (
          <>
            <p role="alert" className={styles['error']}>
              {isHeic ? t('heic') : fileErrorText(code)}
            </p>
            {!FINAL.includes(code) && (
              <Button look="text" small onClick={() => retry(transfer)}>
                {t('retryFile')}
              </Button>
            )}
          </>
        ) : sent === file ? (
          <UploadProgress share={progress ?? 0} />
        ) : (
          <p className="small muted">{t('waits')}</p>
        )}
      </div>
    </li>
  )
}
