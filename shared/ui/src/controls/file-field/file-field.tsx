import { useId, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode, type RefCallback } from 'react'
import type { FilePart } from '@shop/contracts/core/endpoint'
import { Field } from '../field/field.tsx'
import { useTexts } from '../../content/texts.ts'
import { ChosenFile } from './chosen-file.tsx'
import { kindsOf } from './file-error-text.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useSize } from './use-size.ts'
import styles from './file-field.module.css'

export interface FileFieldProps {
  label: ReactNode
  name: string
  /** Extensions and size limit from the contract. */
  part: FilePart
  file: File | null
  onChange: (file: File | null) => void
  error?: ReactNode
  /** Uploaded fraction, 0 to 1; null when idle. */
  progress?: number | null
  onCancel?: () => void
  /** Id of the input, for focus. */
  ref?: RefCallback<HTMLInputElement>
}

/** File input by button, keyboard or drop; shows the file and its upload progress. */
export function FileField({ label, name, part, file, onChange, error, progress = null, onCancel, ref }: FileFieldProps) {
  const t = useTexts()
  const size = useSize()
  const chosen = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const isSending = progress !== null
  const take = (files: FileList | null) => files?.[0] && onChange(files[0])
  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files)
    // Allows choosing the same file again after removal.
    target.value = ''
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (!isSending) take(event.dataTransfer.files)
  }
  const left = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
  }
  const removed = () => {
    onChange(null)
    input.current?.focus()
  }
  const hint = t('fileHint', { kinds: kindsOf(part.types), size: size(part.maxBytes) })
  return (
    <Field label={label} error={error} hint={hint}>
      {({ className: _, ...control }) => (
        <div
          className={[styles['zone'], isOver && styles['over'], error && styles['wrong']].filter(Boolean).join(' ')}
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={left}
          onDrop={dropped}
        >
          <input
            {...control}
            ref={(element) => {
              input.current = element
              ref?.(element)
            }}
            type="file"
            name={name}
            className={`vh ${styles['input']}`}
            accept={part.types.map((type) => `.${type}`).join(',')}
            disabled={isSending}
            onChange={picked}
            aria-describedby={[file && chosen, control['aria-describedby']].filter(Boolean).join(' ')}
          />
          {file && <ChosenFile id={chosen} file={file} isSending={isSending} onRemove={removed} onCancel={onCancel} />}
          {isSending ? (
            <UploadProgress share={progress} />
          ) : (
            <label htmlFor={control.id} className={styles['choose']}>
              <span className={styles['button']}>{t(file ? 'fileOther' : 'fileChoose')}</span>
              <span className={styles['drop']}>{t('fileDrop')}</span>
            </label>
          )}
        </div>
      )}
    </Field>
  )
}
