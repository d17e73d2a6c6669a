import { useUnit } from 'effector-react'
import type { ContentBlock } from '@shop/contracts/content/content'
import { isPlainClick } from '@shop/routing'
import { popupOpened, type Popup } from '@shop/session'
import { ButtonLink } from '@shop/ui'
import { Text } from '../text/text.tsx'
import styles from './action.module.css'

type ActionBlock = Extract<ContentBlock, { kind: 'action' }>

/** Popups that a page of editors may lead to, by the name in the address: `/referral-program?popup=referral`. */
const POPUPS: Record<string, Popup | undefined> = { referral: { owner: 'mfe-profile', widget: 'referral' } }
const popupOf = (url: string) => POPUPS[new URLSearchParams(url.split('?')[1]).get('popup') ?? '']

/** A few words and the one way on from here. */
export function Action({ block: { html, label, url } }: { block: ActionBlock }) {
  const open = useUnit(popupOpened)
  const popup = popupOf(url)
  return (
    <div className={styles['action']}>
      <Text html={html} />
      <ButtonLink
        to={url}
        aria-haspopup={popup && 'dialog'}
        onClick={(event) => {
          if (!popup || !isPlainClick(event)) return
          event.preventDefault()
          open(popup)
        }}
      >
        {label}
      </ButtonLink>
    </div>
  )
}
