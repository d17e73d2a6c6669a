import { useId, useState } from 'react'
import { useLocale } from '@shop/i18n'
import { Segments } from '@shop/ui/segments'
import { circumferenceOf, DIAMETERS, millimetres, sizeIn, systemOf, SYSTEMS, type System } from '#features/my-size/systems.ts'
import { useTexts } from '../texts/index.ts'
import styles from './systems-table.module.css'

/** Every size in every system; the shopper looks in the column that she knows. */
export function SystemsTable({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  const t = useTexts()
  const locale = useLocale()
  const name = useId()
  const [system, setSystem] = useState<System>(() => (systemOf(locale) === 'RU' ? 'US' : 'EU'))
  const others = SYSTEMS.filter((one) => one !== system)
  const around = (diameter: number) => millimetres(circumferenceOf(diameter), locale)
  return (
    <>
      <div>
        <h3 className="label">{t('known')}</h3>
        <p className="small soft">{t('knownText')}</p>
      </div>
      <Segments
        label={t('system')}
        name={`${name}-system`}
        segments={SYSTEMS.map((value) => ({ value, label: value }))}
        value={system}
        onChange={setSystem}
      />
      <div className={styles['scroll']}>
        <table className={styles['table']} aria-label={t('tableName')}>
          <thead>
            <tr>
              <th scope="col">{system}</th>
              {others.map((one) => (
                <th key={one} scope="col">
                  {one}
                </th>
              ))}
              <th scope="col">{t('around')}</th>
            </tr>
          </thead>
          <tbody>
            {DIAMETERS.map((diameter) => (
              <tr key={diameter} onClick={() => onSize(diameter)}>
                <th scope="row">
                  <label>
                    <input
                      type="radio"
                      name={`${name}-size`}
                      aria-label={t('inSystem', { system, size: sizeIn(system, diameter, locale) })}
                      checked={diameter === size}
                      onChange={() => onSize(diameter)}
                    />
                    {sizeIn(system, diameter, locale)}
                  </label>
                </th>
                {others.map((one) => (
                  <td key={one}>{sizeIn(one, diameter, locale)}</td>
                ))}
                <td>{around(diameter)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="floor muted">{t('sources')}</p>
    </>
  )
}
