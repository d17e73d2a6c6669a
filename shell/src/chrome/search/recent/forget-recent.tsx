import { useUnit } from 'effector-react'
import { Button, IconButton } from '@shop/ui'
import type { FinderTexts } from '../finder-texts.ts'
import * as model from '../model.ts'
import styles from './forget-recent.module.css'

interface ForgetRecentProps {
  recent: readonly string[]
  texts: FinderTexts
  /** The focused button is removed. */
  onDone: () => void
}

/** Outside of the listbox, whose options cannot contain buttons. */
export function ForgetRecent({ recent, texts, onDone }: ForgetRecentProps) {
  const { forget, forgetAll } = useUnit({ forget: model.forgotten, forgetAll: model.allForgotten })
  return (
    <div className={styles['tools']}>
      <Button
        look="text"
        small
        onClick={() => {
          forgetAll()
          onDone()
        }}
      >
        {texts.forgetAll}
      </Button>
      {recent.map((text) => (
        <IconButton
          key={text}
          icon="close"
          size="s"
          label={texts.forget.replace('{{text}}', text)}
          onClick={() => {
            forget(text)
            onDone()
          }}
        />
      ))}
    </div>
  )
}
