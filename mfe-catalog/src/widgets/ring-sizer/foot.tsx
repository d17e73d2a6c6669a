import type { ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { useLocale } from '@shop/i18n'
import { popupClosed } from '@shop/session'
import { Button, Live } from '@shop/ui'
import { mineSaved, personSaved } from '#features/my-size/saving.ts'
import { sizeIn, systemOf } from '#features/my-size/systems.ts'
import type { Owner } from './keeping/keeping.tsx'
import { stockOf, type Piece } from './piece.ts'
import { sizeSaved } from './said.ts'
import { useTexts } from './texts/index.ts'
import styles from './sizer.module.css'

const FEW = 3

/** The size found so far, and its button. */
export function SizeFoot({ size, about, onNext, children }: { size: number; about: string; onNext: () => void; children: ReactNode }) {
  const locale = useLocale()
  const shown = sizeIn(systemOf(locale), size, locale)
  return (
    <>
      <div className={styles['result']} role="status">
        <p className={styles['number']}>
          <Live>{shown}</Live>
        </p>
        <p className="small muted" key={about}>
          {about}
        </p>
      </div>
      <Button onClick={onNext}>{children}</Button>
    </>
  )
}

interface KeepFootProps {
  size: number
  owner: Owner
  piece: Piece | null
  onOwner: (owner: Owner) => void
  onChoose: (label: string) => void
}

/** Keeps the size, and chooses it on the page where the ring is there in it. */
export function KeepFoot({ size, owner, piece, onOwner, onChoose }: KeepFootProps) {
  const t = useTexts()
  const locale = useLocale()
  const { saveMine, savePerson, close, tell } = useUnit({
    saveMine: mineSaved,
    savePerson: personSaved,
    close: popupClosed,
    tell: sizeSaved,
  })
  const shown = sizeIn(systemOf(locale), size, locale)
  const stock = piece && stockOf(piece, size, locale)
  const there = stock && stock.left > 0 ? stock : null
  const keep = () => {
    const name = owner.name.trim()
    if (!owner.isMine && name === '') return onOwner({ ...owner, isNameMissing: true })
    if (owner.isMine) saveMine(size)
    else savePerson({ name, finger: owner.finger, size })
    tell({ name: owner.isMine ? null : name, size: shown })
    if (there) onChoose(there.label)
    else close()
  }
  return (
    <>
      <p className="small muted">{piece && hintOf()}</p>
      <div className={styles['actions']}>
        {there && (
          <Button look="line" onClick={() => onChoose(there.label)}>
            {t('onlyTake')}
          </Button>
        )}
        <Button onClick={keep}>{t(there ? 'saveAndTake' : 'save')}</Button>
      </div>
    </>
  )

  function hintOf() {
    if (!stock) return t('hereNone', { size: shown })
    if (!there) return t('hereOut', { size: shown })
    return there.left <= FEW ? t('hereLeft', { size: shown, count: there.left }) : t('hereHas', { size: shown })
  }
}
