import type { ContentBlock } from '@shop/contracts/content/content'
import { Html, ResponsivePicture } from '@shop/ui'
import { Action } from './join/action.tsx'
import styles from './story.module.css'

type StoryBlock = Extract<ContentBlock, { kind: 'story' }>

export const Story = ({ block: { id, title, html, picture, action } }: { block: StoryBlock }) => (
  <section id={id} className={`${styles['story']} far`} aria-labelledby={`t-${id}`}>
    <ResponsivePicture picture={picture} sizes="(min-width: 900px) 50vw, 100vw" className={styles['picture']} />
    <div className={styles['words']}>
      <h2 className="h1" id={`t-${id}`}>
        {title}
      </h2>
      <Html html={html} />
      {action && <Action action={action} look="line" />}
    </div>
  </section>
)
