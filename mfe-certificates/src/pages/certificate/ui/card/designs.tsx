import { useUnit } from 'effector-react'
import { useFormContext } from 'react-hook-form'
import type { DepositDesign } from '@shop/contracts/certificates/deposits'
import { ResponsivePicture } from '@shop/ui'
import { $design, type Draft } from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './designs.module.css'

/** Designs as radios, for arrow key navigation. */
export function Designs({ designs }: { designs: readonly DepositDesign[] }) {
  const t = useTexts()
  const chosen = useUnit($design)
  const { setValue } = useFormContext<Draft>()
  return (
    <fieldset>
      <legend className={`label ${styles['legend']}`}>{t('design')}</legend>
      <div className={styles['designs']}>
        {designs.map(({ id, name, picture }) => (
          <label key={id} data-tile="">
            <input type="radio" name="design" checked={id === chosen?.id} onChange={() => setValue('designId', id)} />
            <span className="vh">{name}</span>
            <ResponsivePicture picture={picture} sizes="(min-width: 600px) 130px, 116px" alt="" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
