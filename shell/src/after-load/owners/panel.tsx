import { useEffect, useState } from 'react'
import type { Release } from '../../remotes/release.ts'
import { ownerRows, rollbackOf, type OwnerRow } from './rows.ts'
import styles from '../debug-panel.module.css'

interface PanelProps {
  release: Release
  askEverybody: () => Promise<Release>
}

/** What fills the page: follows swaps and navigation. */
function useRows({ release, askEverybody }: PanelProps): OwnerRow[] {
  const [everybody, setEverybody] = useState<Release | null>(null)
  const [rows, setRows] = useState<OwnerRow[]>([])
  useEffect(() => void askEverybody().then(setEverybody, console.warn), [askEverybody])
  useEffect(() => {
    const read = () => {
      const hydratedAt = performance.getEntriesByType('mark').find(({ name }) => name === 'hydrated')?.startTime ?? 0
      const files = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming)
      const next = ownerRows(document, { release, everybody, hydratedAt, files })
      setRows((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-version'] })
    return () => observer.disconnect()
  }, [release, everybody])
  return rows
}

/** `?owners=1`: which versions fill the page. English only. */
export function OwnersPanel(props: PanelProps) {
  const rows = useRows(props)
  return (
    <aside className={styles['panel']} aria-label="Owners" lang="en" data-testid="owners">
      <details open>
        <summary>Owners: release {props.release.serial}</summary>
        {/* Scrollable regions must be focusable. */}
        {/* oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex -- see above */}
        <ol tabIndex={0} aria-label="Versions">
          {rows.map((row) => (
            <li key={`${row.owner} ${row.version}`}>
              <b>
                {row.owner} {row.version}
              </b>
              {row.areas.length > 0 && <p>{row.areas.join(', ')}</p>}
              <p>
                {row.loadedIn === null ? 'nothing loaded' : `${row.loadedIn} ms, ${row.kilobytes} KiB`}
                {row.integrity && `, ${row.integrity}…`}
              </p>
              {row.failed.length > 0 && <p>Failed here: {row.failed.join(', ')}</p>}
              {row.others !== null && <p>A canary or an override: others see {row.others}</p>}
              <button type="button" className="link" onClick={() => void navigator.clipboard.writeText(rollbackOf(row))}>
                Copy its rollback
              </button>
            </li>
          ))}
        </ol>
      </details>
    </aside>
  )
}
