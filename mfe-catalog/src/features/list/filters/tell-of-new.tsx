import { useUnit } from 'effector-react'
import { popupOpened } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { useTexts } from '../texts/texts.ts'
import styles from '../product-list.module.css'

interface TellOfNewProps {
  /** Path and query of the list, without its page. */
  url: string
  /** What the list is called until the shopper gives it another name. */
  name: string
}

/** Saves the list: letters tell of its new pieces. */
export function TellOfNew({ url, name }: TellOfNewProps) {
  const t = useTexts()
  const open = useUnit(popupOpened)
  return (
    <Button
      look="text"
      small
      className={styles['scripted']}
      aria-haspopup="dialog"
      onClick={() => open({ owner: 'mfe-profile', widget: 'save-search', props: { url, name } })}
    >
      <Icon name="bell" size="s" />
      {t('tellOfNew')}
    </Button>
  )
}
