import { useId, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode, type RefCallback } from 'react'
import type { FilePart } from '@shop/contracts/core/endpoint'
import { Field } from '../field/field.tsx'
import { useTexts } from '../texts.ts'
import { ChosenFile } from './chosen-file.tsx'
import { kindsOf } from './kinds.ts'
import { Progress } from './progress.tsx'
import { useSize } from './use-size.ts'
import styles from './file-field.module.css'

export interface FileFieldProps {
  label: ReactNode
  name: string
  /** Kinds and size, as the call's contract says them. */
  part: FilePart
  file: File | null
  onChange: (file: File | null) => void
  error?: ReactNode
  /** Share that has left, 0 to 1; null while nothing is sent. */
  progress?: number | null
  onCancel?: () => void
  /** Of the control: where a form puts the focus. */
  ref?: RefCallback<HTMLInputElement>
}

/** A file by a button, by the keyboard or dropped; what was chosen, and how much of it has left. */
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
    // The same file may be chosen again after it was taken away.
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
            <Progress share={progress} />
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
