import type { ContentBlock } from '@shop/contracts/content/content'
import { Html } from '@shop/ui'
import { Accordion } from '@shop/ui/accordion'
import styles from './questions.module.css'

type QuestionsBlock = Extract<ContentBlock, { kind: 'questions' }>

export const Questions = ({ block: { id, title, questions } }: { block: QuestionsBlock }) => (
  <section id={id} className={`section wrap ${styles['questions']}`} aria-labelledby={`t-${id}`}>
    <h2 className="h2" id={`t-${id}`}>
      {title}
    </h2>
    <div>
      {questions.map(({ question, html }) => (
        <Accordion key={question} title={question}>
          <Html html={html} />
        </Accordion>
      ))}
    </div>
  </section>
)
