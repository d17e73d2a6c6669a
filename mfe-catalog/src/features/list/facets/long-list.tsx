import { useState, type ReactNode } from 'react'
import type { FilterValue } from '@shop/contracts/catalog/listing'
import { useHydrated } from '@shop/ui/hydrated'
import { useTexts } from '../texts.ts'
import { FacetSearch } from './facet-search.tsx'
import styles from './long-list.module.css'

/** The rest unfolds, also without scripts. */
const SHOWN = 6
/** Among more values one is found by typing. */
const SEARCHED = 10

interface LongListProps {
  /** Of the facet. */
  name: string
  values: readonly FilterValue[]
  chosen: readonly string[]
  boxOf: (value: FilterValue) => ReactNode
}

/** The first values of a long facet and the chosen ones, the rest behind a button, and a field that finds one. */
export default function LongList({ name, values, chosen, boxOf }: LongListProps) {
  const t = useTexts()
  const isHydrated = useHydrated()
  const [found, setFound] = useState<readonly string[] | null>(null)
  const isFirst = ({ value }: FilterValue, index: number) => index < SHOWN || chosen.includes(value)
  const rest = values.filter((value, index) => !isFirst(value, index))
  return (
    <>
      {values.length > SEARCHED && (
        <div className={styles['search']}>{isHydrated && <FacetSearch name={name} values={values} onFound={setFound} />}</div>
      )}
      {/* Hidden, not removed: the form sends what was chosen there. */}
      <div hidden={found !== null}>
        {values.filter(isFirst).map(boxOf)}
        {rest.length > 0 && (
          <details className={styles['rest']}>
            <summary>{t('more', { count: rest.length })}</summary>
            {rest.map(boxOf)}
          </details>
        )}
      </div>
      {found && values.filter(({ value }) => found.includes(value)).map(boxOf)}
    </>
  )
}
