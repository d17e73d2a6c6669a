import type { ContentBlock } from '@shop/contracts/content/content'
import { Html } from '@shop/ui'
import styles from './figures.module.css'

type FiguresBlock = Extract<ContentBlock, { kind: 'figures' }>

export const Figures = ({ block: { id, title, figures } }: { block: FiguresBlock }) => (
  <section id={id} aria-labelledby={`t-${id}`}>
    <div className="wrap head">
      <h2 className="h2" id={`t-${id}`}>
        {title}
      </h2>
    </div>
    <ul className={styles['figures']}>
      {figures.map(({ figure, title: name, html, isMain }) => (
        <li key={name} className={isMain ? styles['main'] : undefined}>
          <h3>
            <span className={styles['figure']}>{figure}</span> <span className="h3">{name}</span>
          </h3>
          <Html html={html} className={`small ${styles['words']}`} />
        </li>
      ))}
    </ul>
  </section>
)
