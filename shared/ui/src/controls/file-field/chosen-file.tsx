import { Icon, IconButton } from '@shop/ui'
import { useTexts } from '../../content/texts.ts'
import { useSize } from './use-size.ts'
import styles from './file-field.module.css'

interface ChosenFileProps {
  id: string
  file: File
  isSending: boolean
  onRemove: () => void
  onCancel: (() => void) | undefined
}

/** Truncated in the middle: the extension stays visible. */
const ENDING = 12

export function ChosenFile({ id, file, isSending, onRemove, onCancel }: ChosenFileProps) {
  const t = useTexts()
  const size = useSize()
  const [start, end] = [file.name.slice(0, -ENDING), file.name.slice(-ENDING)]
  return (
    <div className={styles['file']}>
      <Icon name="passport" />
      <p className={styles['about']} id={id} role="status">
        <span className={styles['name']} title={file.name}>
          <span>{start}</span>
          <span>{end}</span>
        </span>{' '}
        <span className={styles['size']}>{size(file.size)}</span>
      </p>
      {isSending ? (
        onCancel && <IconButton icon="close" label={t('fileCancel')} onClick={onCancel} />
      ) : (
        <IconButton icon="close" label={t('remove', { label: file.name })} onClick={onRemove} />
      )}
    </div>
  )
}
