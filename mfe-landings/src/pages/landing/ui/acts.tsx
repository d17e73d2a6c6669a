import type { ContentBlock } from '@shop/contracts/content/content'
import { Html } from '@shop/ui'
import styles from './acts.module.css'

type StepsBlock = Extract<ContentBlock, { kind: 'steps' }>

/** Numbered steps. */
export const Steps = ({ block: { id, title, steps } }: { block: StepsBlock }) => (
  <section id={id} className="section wrap" aria-labelledby={`t-${id}`}>
    <div className="head">
      <h2 className="h2" id={`t-${id}`}>
        {title}
      </h2>
    </div>
    <ol className={styles['acts']}>
      {steps.map((step) => (
        <li key={step.title}>
          <h3 className="h3">{step.title}</h3>
          <Html html={step.html} className="soft" />
        </li>
      ))}
    </ol>
  </section>
)
