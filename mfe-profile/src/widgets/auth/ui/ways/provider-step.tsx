import { useUnit } from 'effector-react'
import { Button } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { $attempt, $provider, $providerState, $ways, focusWindowFx, loginWanted, providerChosen, sameTabChosen } from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import { Deactivated } from '../deactivated.tsx'
import { StepHead } from '../step-head.tsx'
import styles from '../auth.module.css'

/** State of the provider window, with alternatives. */
export function ProviderStep() {
  const t = useTexts()
  const { state, attempt, provider, ways, again, sameTab, back, show } = useUnit({
    state: $providerState,
    attempt: $attempt,
    provider: $provider,
    ways: $ways,
    again: providerChosen,
    sameTab: sameTabChosen,
    back: loginWanted,
    show: focusWindowFx,
  })
  const name = ways?.providers.find(({ code }) => code === provider)?.name ?? t('provider')
  const isOver = state.kind === 'failed' || state.kind === 'closed' || state.kind === 'blocked'
  return (
    <div className={styles['form']}>
      <StepHead title={name} takesFocus>
        {t(state.kind === 'finishing' ? 'providerFinishing' : isOver ? 'providerOver' : 'providerText')}
      </StepHead>
      <Trouble />
      <div className={styles['sends']}>
        {state.kind === 'blocked' && (
          <Button wide onClick={() => sameTab()}>
            {t('providerSameTab')}
          </Button>
        )}
        {isOver && (
          <Button look={state.kind === 'blocked' ? 'line' : 'main'} wide onClick={() => again(provider)}>
            {t('providerAgain')}
          </Button>
        )}
        {state.kind === 'waiting' && attempt && (
          <Button look="line" wide onClick={() => void show(attempt)}>
            {t('providerShow')}
          </Button>
        )}
        <Button look="text" small disabled={state.kind === 'finishing'} onClick={() => back()}>
          {t('otherWay')}
        </Button>
      </div>
    </div>
  )
}

function Trouble() {
  const t = useTexts()
  const errorText = useErrorText()
  const state = useUnit($providerState)
  if (state.kind === 'waiting' || state.kind === 'finishing') return null
  if (state.kind !== 'failed')
    return (
      <div role="alert">
        <Note danger>{t(state.kind === 'blocked' ? 'providerBlocked' : 'providerClosed')}</Note>
      </div>
    )
  if (state.code === 'ACCOUNT_DEACTIVATED') return <Deactivated />
  return (
    <div role="alert">
      <Note danger>
        <p>{errorText(state.code)}</p>
        {state.reason && <p>{t(`provider_${state.reason}`)}</p>}
      </Note>
    </div>
  )
}
