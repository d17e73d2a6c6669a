import type { ComponentType } from 'react'
import { useUnit } from 'effector-react'
import type { SignInWays } from '@shop/contracts/auth/sign-in-ways'
import { Button, Icon } from '@shop/ui'
import { Skeleton } from '@shop/ui/states'
import { canUsePasskeys } from '#features/passkey/ceremony.ts'
import { $ways, providerChosen } from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import { PasskeyWay } from './passkey-way.tsx'
import styles from '../auth.module.css'

/** Methods with their own form; others are buttons of `OtherWays`. */
export type FormName = 'phone' | 'mail'

interface WayProps {
  ways: SignInWays
  onForm: (form: FormName) => void
}

interface Way {
  name: string
  isOffered: (ways: SignInWays, shown: FormName) => boolean
  View: ComponentType<WayProps>
}

/** Display order. */
const WAYS: readonly Way[] = [
  { name: 'passkey', isOffered: ({ passkey }) => passkey && canUsePasskeys(), View: PasskeyWay },
  { name: 'providers', isOffered: ({ providers }) => providers.length > 0, View: Providers },
  { name: 'mail', isOffered: ({ email }, shown) => email.length > 0 && shown !== 'mail', View: Mail },
  { name: 'phone', isOffered: (_, shown) => shown !== 'phone', View: Phone },
]

/** Alternative methods of this storefront. */
export function OtherWays({ shown, onForm }: { shown: FormName; onForm: (form: FormName) => void }) {
  const t = useTexts()
  const ways = useUnit($ways)
  const offered = ways ? WAYS.filter(({ isOffered }) => isOffered(ways, shown)) : []
  if (ways && offered.length === 0) return null
  return (
    <>
      <p className={`small muted ${styles['or']}`}>{t('or')}</p>
      <div className={styles['ways']} aria-busy={ways === null}>
        {ways ? offered.map(({ name, View }) => <View key={name} ways={ways} onForm={onForm} />) : <Skeleton width="100%" height="48px" />}
      </div>
    </>
  )
}

function Providers({ ways: { providers } }: WayProps) {
  const choose = useUnit(providerChosen)
  return providers.map(({ code, name }) => (
    <Button key={code} look="line" onClick={() => choose(code)}>
      <span className={styles['provider']} aria-hidden="true">
        Я
      </span>
      {name}
    </Button>
  ))
}

function Mail({ onForm }: WayProps) {
  const t = useTexts()
  return (
    <Button look="line" onClick={() => onForm('mail')}>
      <Icon name="mail" size="s" />
      {t('byMail')}
    </Button>
  )
}

function Phone({ onForm }: WayProps) {
  const t = useTexts()
  return (
    <Button look="line" onClick={() => onForm('phone')}>
      <Icon name="phone" size="s" />
      {t('byPhone')}
    </Button>
  )
}
