import { useUnit } from 'effector-react'
import type { ContentBlock } from '@shop/contracts/content/content'
import { $user, openSignIn } from '@shop/session'
import { Button, ButtonLink, Html } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'
import { Action } from './action.tsx'
import styles from './join.module.css'

type JoinBlock = Extract<ContentBlock, { kind: 'join' }>

/** Signs in without leaving the page; members see a confirmation instead. */
export function Join({ block: { id, title, html } }: { block: JoinBlock }) {
  const t = useTexts()
  const { user, signIn } = useUnit({ user: $user, signIn: openSignIn })
  return (
    <section id={id} className={styles['band']} aria-labelledby={`t-${id}`}>
      <div className={`wrap ${styles['join']}`}>
        <h2 className="h1" id={`t-${id}`}>
          {user.isAuth ? t('joined') : title}
        </h2>
        {user.isAuth ? <p className="lead">{t('joinedText')}</p> : <Html html={html} className="lead" />}
        <div className={styles['actions']} role="status">
          {user.isAuth ? (
            <ButtonLink to="/profile?section=bonusesData">{t('bonuses')}</ButtonLink>
          ) : (
            <Button onClick={() => signIn({ source: 'landing' })}>{t('join')}</Button>
          )}
          <Action action={{ label: t('rules'), url: '/loyalty-program-rules' }} look="line" />
        </div>
      </div>
    </section>
  )
}
