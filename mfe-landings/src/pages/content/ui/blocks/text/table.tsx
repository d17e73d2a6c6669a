import type { ContentBlock } from '@shop/contracts/content/content'
import { useTexts } from '../../../texts/index.ts'
import styles from './table.module.css'

type TableBlock = Extract<ContentBlock, { kind: 'table' }>

/** Scrolls horizontally when too wide; focusable for that. */
export function Table({ block: { title, columns, rows, note } }: { block: TableBlock }) {
  const t = useTexts()
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls it by the arrow keys */}
      <div className={styles['box']} tabIndex={0} role="group" aria-label={t('table', { title })}>
        <table className={styles['table']}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className={`small soft ${styles['note']}`}>{note}</p>}
    </div>
  )
}
