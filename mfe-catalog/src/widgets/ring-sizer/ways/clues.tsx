import type { ReactNode } from 'react'
import { Button, Icon, type IconName } from '@shop/ui'
import { CopyButton } from '@shop/ui/copy-button'
import { useTexts } from '../texts/index.ts'
import styles from './clues.module.css'

/** Link that opens the sizer on the home page, without the product: for asking a friend. */
const sizerAddress = () => `${location.origin}/?popup=ring-sizer`

/** How to learn somebody's size without giving the gift away. */
export function Clues({ onScreen }: { onScreen: () => void }) {
  const t = useTexts()
  return (
    <ul className={styles['clues']}>
      <Clue icon="ring" title={t('borrow')} text={t('borrowText')}>
        <Button look="line" small onClick={onScreen}>
          {t('toScreen')}
        </Button>
      </Clue>
      <Clue icon="ruler" title={t('compare')} text={t('compareText')} />
      <Clue icon="share" title={t('ask')} text={t('askText')}>
        <CopyButton text={sizerAddress()} small>
          {t('copy')}
        </CopyButton>
      </Clue>
      <Clue icon="eye" title={t('guess')} text={t('guessText')} />
      <Clue icon="exchange" title={t('wrong')} text={t('wrongText')} />
    </ul>
  )
}

function Clue({ icon, title, text, children }: { icon: IconName; title: string; text: string; children?: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {children && <div className={styles['action']}>{children}</div>}
    </li>
  )
}
