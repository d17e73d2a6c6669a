import type { ContentBlock } from '@shop/contracts/content/content'
import styles from './quote.module.css'

type QuoteBlock = Extract<ContentBlock, { kind: 'quote' }>

export const Quote = ({ block: { text, source } }: { block: QuoteBlock }) => (
  <figure className={styles['quote']}>
    <blockquote>
      <p>{text}</p>
    </blockquote>
    {source && <figcaption className="small muted">{source}</figcaption>}
  </figure>
)
