import type { ContentBlock } from '@shop/contracts/content/content'
import { Accordion } from '@shop/ui/accordion'
import { Text } from './text.tsx'
import styles from './questions.module.css'

type QuestionsBlock = Extract<ContentBlock, { kind: 'questions' }>

export const Questions = ({ block: { questions } }: { block: QuestionsBlock }) => (
  <div className={styles['questions']}>
    {questions.map(({ question, html }) => (
      <Accordion key={question} title={question}>
        <Text html={html} />
      </Accordion>
    ))}
  </div>
)
