import { Suspense, use, useEffect, useRef, useState } from 'react'
import type { StoneReport as Report } from '@shop/contracts/catalog/product'
import { Icon, part } from '@shop/ui'
import { useTexts } from './texts/index.ts'
import styles from './stone-report.module.css'

declare const __SERVER__: boolean

const load = () => import(/* webpackChunkName: "product-late", webpackFetchPriority: "low" */ './stone-facts/stone-facts.tsx')
const StoneFacts = part<{ report: Report }>(load)

/** The laboratory's document of the main stone: its number at a glance, its facts once it is opened. */
export function StoneReport({ report }: { report: Report }) {
  const t = useTexts()
  const { stone, weight, laboratory, number, isDemo } = report
  const details = useRef<HTMLDetailsElement>(null)
  const [gate] = useState(createGate)
  // Without the code the facts stay as the server wrote them, until the next press.
  const look = () => {
    if (details.current?.open) void load().then(gate.open, console.warn)
  }
  // It may have been opened before its code came.
  useEffect(look)
  return (
    <details className={styles['report']} ref={details} onToggle={look}>
      <summary>
        <Icon name="hallmark" />
        <span>
          <span className={styles['title']}>
            {t('report', { stone: stone.toLowerCase(), weight })}
            {isDemo && <small title={t('demoHint')}>{t('demo')}</small>}
          </span>
          <span className="small muted">{t('reportOf', { laboratory, number })}</span>
        </span>
        <Icon name="down" size="s" />
      </summary>
      <Suspense>
        <Opened report={report} opened={gate.opened} />
      </Suspense>
    </details>
  )
}

function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/** The server writes the facts into the document; in the browser their code waits for the press. */
function Opened({ report, opened }: { report: Report; opened: Promise<void> }) {
  if (!__SERVER__) use(opened)
  return <StoneFacts report={report} />
}
