import type { ContentBlock } from '@shop/contracts/content/content'
import { Text } from './text.tsx'
import styles from './steps.module.css'

type StepsBlock = Extract<ContentBlock, { kind: 'steps' }>

export const Steps = ({ block: { steps } }: { block: StepsBlock }) => (
  <ol className={styles['steps']}>
    {steps.map(({ title, html }) => (
      <li key={title}>
        <h3 className="h3">{title}</h3>
        <Text html={html} />
      </li>
    ))}
  </ol>
)
