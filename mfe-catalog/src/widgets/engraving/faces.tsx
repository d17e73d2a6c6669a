import { ENGRAVING_FACES, type EngravingFace } from '@shop/contracts/cart/engraving'
import { useTexts } from './texts/index.ts'
import styles from './faces.module.css'

const SHOWN = 8

interface FacesProps {
  text: string
  value: EngravingFace
  onChange: (face: EngravingFace) => void
}

/** Each typeface shows the first word. */
export function Faces({ text, value, onChange }: FacesProps) {
  const t = useTexts()
  const words = text.trim().split(' ', 1)[0]?.slice(0, SHOWN) || t('sample')
  return (
    <fieldset className={styles['faces']}>
      <legend>{t('face')}</legend>
      {ENGRAVING_FACES.map((face) => (
        <label key={face} className={styles['tile']}>
          <input type="radio" name="face" value={face} checked={face === value} onChange={() => onChange(face)} />
          <span className={styles[face]} aria-hidden="true">
            {words}
          </span>
          <small>{t(`face_${face}`)}</small>
        </label>
      ))}
    </fieldset>
  )
}
