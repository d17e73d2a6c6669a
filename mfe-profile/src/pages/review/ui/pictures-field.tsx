import { useEffect, useEffectEvent, useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react'
import { useUnit } from 'effector-react'
import { MAX_REVIEW_PICTURE_BYTES, REVIEW_PICTURE, REVIEW_PICTURES_MAX } from '@shop/contracts/catalog/reviews/limits'
import type { UploadedPicture } from '@shop/contracts/catalog/reviews/write-review'
import { Icon, IconButton } from '@shop/ui'
import { FieldNote } from '@shop/ui/field'
import { $isOverfull, $transfers, picturesChosen, uploadsTaken } from '../pictures.ts'
import { useTexts } from '../texts/index.ts'
import { TransferRow } from './transfer-row.tsx'
import styles from './pictures-field.module.css'

interface PicturesFieldProps {
  /** Where uploads belong: the link and the piece. */
  place: { token: string; itemId: number }
  value: readonly UploadedPicture[]
  onChange: (pictures: UploadedPicture[]) => void
  /** Attempts to send the review before its pictures were uploaded. */
  held: number
  error: string | undefined
}

const most = REVIEW_PICTURES_MAX
const megabytes = MAX_REVIEW_PICTURE_BYTES / 1024 / 1024
/** Types, not extensions: iOS converts a HEIC photo, and Android offers the camera. */
const ACCEPT = REVIEW_PICTURE.types.flatMap((type) => (type === 'jpg' ? [] : `image/${type}`)).join(',')

/** Pictures of a review: each is uploaded once chosen, and the form holds those that have arrived. */
export function PicturesField({ place, value, onChange, held, error }: PicturesFieldProps) {
  const t = useTexts()
  const { itemId } = place
  const { all, isOverfull, choose, take } = useUnit({
    all: $transfers,
    isOverfull: $isOverfull,
    choose: picturesChosen,
    take: uploadsTaken,
  })
  const transfers = all.filter((one) => one.itemId === itemId)
  const room = Math.max(0, most - value.length - transfers.length)
  const [isOver, setIsOver] = useState(false)
  const about = useId()
  const input = useRef<HTMLInputElement>(null)
  const rows = useRef<HTMLUListElement>(null)

  const takeArrived = useEffectEvent(() => {
    const arrived = transfers.flatMap(({ picture }) => picture ?? [])
    if (arrived.length === 0) return
    const known = new Set(value.map(({ id }) => id))
    onChange([...value, ...arrived.filter(({ id }) => !known.has(id))])
    take(itemId)
  })
  useEffect(() => takeArrived(), [all])
  // The way out of waiting is in the first row: its button takes the focus.
  useEffect(() => {
    if (held > 0) rows.current?.querySelector('button')?.focus()
  }, [held])

  // The pressed button goes with its picture, and the input may have been away.
  const [removals, setRemovals] = useState(0)
  useEffect(() => {
    if (removals > 0) input.current?.focus()
  }, [removals])
  const onRemoved = () => setRemovals((count) => count + 1)

  const chosen = (files: FileList | null) => {
    if (files && files.length > 0) choose({ ...place, files: [...files], room })
  }
  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    chosen(target.files)
    // Allows choosing the same file again after removal.
    target.value = ''
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    chosen(event.dataTransfer.files)
  }
  const isHeld = held > 0 && transfers.length > 0
  const words = isHeld ? t('picturesHeld') : isOverfull ? t('picturesOver', { most }) : error
  return (
    <fieldset className={styles['field']} aria-describedby={about}>
      <legend className={styles['legend']}>
        {t('pictures')}
        <span>, {t('optional')}</span>
      </legend>
      {value.length > 0 && (
        <ul className={styles['pictures']}>
          {value.map(({ id, preview }, index) => (
            <li key={id}>
              <img src={preview} width="104" height="104" alt={t('picture', { index: index + 1 })} />
              <IconButton
                icon="close"
                size="s"
                label={t('removePicture', { index: index + 1 })}
                onClick={() => {
                  onChange(value.filter((one) => one.id !== id))
                  onRemoved()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {transfers.length > 0 && (
        <ul className={styles['rows']} ref={rows}>
          {transfers.map((transfer) => (
            <TransferRow key={transfer.id} transfer={transfer} onRemoved={onRemoved} />
          ))}
        </ul>
      )}
      {room > 0 && (
        <div
          className={isOver ? styles['over'] : undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={dropped}
        >
          <label className={styles['add']}>
            <input
              type="file"
              multiple
              accept={ACCEPT}
              className="vh"
              onChange={picked}
              ref={input}
              aria-describedby={about}
              aria-invalid={words ? true : undefined}
            />
            <span className={styles['button']}>
              <Icon name="plus" size="s" />
              {t('addPictures')}
            </span>
            <span className={styles['drop']}>{t('dropPictures')}</span>
          </label>
        </div>
      )}
      <div role="status">
        <FieldNote id={about} error={words} hint={room > 0 ? t('picturesHint', { most, megabytes }) : t('picturesFull', { most })} />
      </div>
    </fieldset>
  )
}
