import { useState } from 'react'
import type { FilterValue } from '@shop/contracts/catalog/listing'
import { saysAll } from '@shop/contracts/core/text/sound'
import { useTexts } from '../../texts/texts.ts'
import styles from './facet-search.module.css'

interface FacetSearchProps {
  /** Of the facet. */
  name: string
  values: readonly FilterValue[]
  /** Values with the typed words; null while nothing is typed. */
  onFound: (values: readonly string[] | null) => void
}

/** A field that finds a value of a long facet. It is no field of the form: its text is not sent. */
export function FacetSearch({ name, values, onFound }: FacetSearchProps) {
  const t = useTexts()
  const [text, setText] = useState('')
  const found = foundIn(values, text)
  return (
    <>
      <input
        type="search"
        className={styles['input']}
        value={text}
        aria-label={`${t('find')}: ${name}`}
        placeholder={t('find')}
        autoComplete="off"
        onChange={({ target: { value } }) => {
          setText(value)
          onFound(foundIn(values, value))
        }}
        // Enter would send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className={found?.length === 0 ? `small soft ${styles['nothing']}` : 'vh'}>
        {found && (found.length === 0 ? t('nothingToShow') : t('shown', { shown: found.length, count: values.length }))}
      </p>
    </>
  )
}

/** In either script: "tihaya" finds «Тихая вода» [catalog.names-both-scripts]. */
const foundIn = (values: readonly FilterValue[], text: string): string[] | null =>
  text.trim() === '' ? null : values.filter(({ label }) => saysAll(label, text)).map(({ value }) => value)
