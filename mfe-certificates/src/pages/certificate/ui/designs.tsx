import type { DepositDesign } from '@shop/contracts/deposits'
import { ResponsivePicture } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import styles from './designs.module.css'

interface DesignsProps {
  designs: readonly DepositDesign[]
  chosen: number | null
  onChange: (id: number) => void
}

/** The pictures to choose from: radio inputs, so that the arrows of the keyboard go through them. */
export function Designs({ designs, chosen, onChange }: DesignsProps) {
  const t = useTexts()
  return (
    <fieldset>
      <legend className={`label ${styles['legend']}`}>{t('design')}</legend>
      <div className={styles['designs']}>
        {designs.map(({ id, name, picture }) => (
          <label key={id}>
            <input type="radio" name="design" checked={id === chosen} onChange={() => onChange(id)} />
            <span className="vh">{name}</span>
            <ResponsivePicture picture={picture} sizes="(min-width: 1000px) 130px, 25vw" alt="" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
