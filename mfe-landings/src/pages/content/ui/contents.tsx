import type { ContentBlock } from '@shop/contracts/content/content'
import { Icon } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import { PrintButton } from './print-button.tsx'
import styles from './contents.module.css'

/** Open beside the text in wide windows; collapsed above it on phones. */
export function Contents({ blocks }: { blocks: readonly ContentBlock[] }) {
  const t = useTexts()
  const list = (
    <nav aria-label={t('contents')}>
      <ol>
        {blocks.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
  return (
    <div className={styles['contents']}>
      <details className={styles['folded']}>
        <summary>
          {t('contents')}
          <Icon name="down" size="s" />
        </summary>
        {list}
      </details>
      <div className={styles['beside']}>{list}</div>
      <PrintButton className={styles['print']} />
    </div>
  )
}
