import type { ContentBlock } from '@shop/contracts/content/content'
import { ButtonLink } from '@shop/ui'
import { Text } from '../words/text.tsx'
import styles from './action.module.css'

type ActionBlock = Extract<ContentBlock, { kind: 'action' }>

/** Short text with a link. */
export const Action = ({ block: { html, label, url } }: { block: ActionBlock }) => (
  <div className={styles['action']}>
    <Text html={html} />
    <ButtonLink to={url}>{label}</ButtonLink>
  </div>
)
