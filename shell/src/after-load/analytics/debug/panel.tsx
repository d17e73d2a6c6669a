import { useUnit } from 'effector-react'
import { $given } from '../consent/model.ts'
import { $sent, type Sent } from '../sent.ts'
import styles from '../../debug-panel.module.css'

const CONSENT = { true: 'given', false: 'refused', null: 'not asked yet' } as const

const container = () => document.querySelector<HTMLMetaElement>('meta[name=analytics-container]')?.content ?? 'none'

/** `event` of the data layer, or a view reported to our server. */
const nameOf = ({ to, what }: Sent) => (to === 'dataLayer' ? what.event : `view of a ${what.kind}`)

/** Debug panel with everything sent, newest last. English only. */
export function Panel() {
  const [given, sent] = useUnit([$given, $sent])
  return (
    <aside className={styles['panel']} aria-label="Analytics" lang="en" data-testid="analytics-debug">
      <details open>
        <summary>Analytics: {sent.length} sent</summary>
        <dl>
          <dt>Consent</dt>
          <dd>{CONSENT[`${given}`]}</dd>
          <dt>Container</dt>
          <dd>{container()}</dd>
        </dl>
        {/* Scrollable regions must be focusable. */}
        {/* oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex -- see above */}
        <ol tabIndex={0} aria-label="Sent">
          {sent.map((one, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- entries are only added
            <li key={index}>
              <b>{nameOf(one)}</b> <span>→ {one.to === 'dataLayer' ? 'data layer' : 'our server'}</span>
              <pre>{JSON.stringify(one.what, null, 1)}</pre>
            </li>
          ))}
        </ol>
      </details>
    </aside>
  )
}
