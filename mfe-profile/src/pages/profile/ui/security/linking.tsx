import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { Button } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { $isLinking, linking, linkingLeft } from '../../model/security/index.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './security.module.css'

/** What happens in the window of the provider, and the way on when nothing comes of it. */
export function Linking() {
  const t = useTexts()
  const { isLinking, attempt, state, leave, show, sameTab } = useUnit({
    isLinking: $isLinking,
    attempt: linking.$attempt,
    state: linking.$state,
    leave: linkingLeft,
    show: linking.focusFx,
    sameTab: linking.sameTabChosen,
  })
  useEffect(() => () => leave(), [leave])
  return (
    <>
      <div role="status">
        {isLinking && (state.kind === 'waiting' || state.kind === 'finishing') && (
          <p className="small">{t(state.kind === 'waiting' ? 'linkWaits' : 'linkFinishes')}</p>
        )}
      </div>
      {isLinking && <Trouble />}
      {isLinking && (
        <div className={styles['answers']}>
          {state.kind === 'waiting' && attempt && (
            <Button look="text" small onClick={() => void show(attempt)}>
              {t('providerShow')}
            </Button>
          )}
          {state.kind === 'waiting' && (
            <Button look="text" small onClick={() => leave()}>
              {t('linkCancel')}
            </Button>
          )}
          {state.kind === 'blocked' && (
            <Button look="line" small onClick={() => sameTab()}>
              {t('providerSameTab')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function Trouble() {
  const t = useTexts()
  const errorText = useErrorText()
  const { state, provider } = useUnit({ state: linking.$state, provider: linking.$provider })
  if (state.kind === 'waiting' || state.kind === 'finishing') return null
  return (
    <div role="alert">
      <Note danger>
        {state.kind === 'blocked' && t('providerBlocked')}
        {state.kind === 'closed' && t('linkClosed', { provider: t(`provider_${provider}`) })}
        {state.kind === 'failed' && (state.reason ? t(`provider_${state.reason}`) : errorText(state.code))}
      </Note>
    </div>
  )
}
