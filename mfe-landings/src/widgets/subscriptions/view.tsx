import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { phoneInWords } from '@shop/forms/fields/contact'
import { codeOf, fieldCodesOf } from '@shop/http'
import { Widget } from '@shop/routing'
import { $user } from '@shop/session'
import { Checkbox } from '@shop/ui/checkbox'
import { useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { OverlayPageLink, OverlayStack, OverlayTitle } from '@shop/ui/popup'
import { Failure, Skeleton } from '@shop/ui/states'
import { $failure, $refusal, $subscriptions, changeFx, channelChanged, opened, retried, type Channel } from './model.ts'
import { useTexts } from './texts/index.ts'

const CHANNELS = ['mail', 'sms'] as const satisfies Channel[]

/** News settings of a shopper, or the newsletter form for guests. */
export function SubscriptionsView() {
  const t = useTexts()
  const { isAuth } = useUnit($user)
  return (
    <>
      <OverlayTitle>{t('title')}</OverlayTitle>
      <OverlayStack>
        {isAuth ? <Channels /> : <Widget owner="mfe-landings" widget="subscription" props={{ place: 'online' }} />}
      </OverlayStack>
    </>
  )
}

function Channels() {
  const t = useTexts()
  const errorText = useErrorText()
  const { subscriptions, failure, refusal, busy } = useUnit({
    subscriptions: $subscriptions,
    failure: $failure,
    refusal: $refusal,
    busy: changeFx.pending,
  })
  const { open, retry, change } = useUnit({ open: opened, retry: retried, change: channelChanged })
  useEffect(() => open(), [open])
  if (failure) return <Failure onRetry={() => retry()} />
  if (!subscriptions) return <Skeleton height="180px" />
  const { email, phone } = subscriptions
  const addresses = { mail: email, sms: phone && phoneInWords(phone) }
  const isMissing = CHANNELS.some((channel) => addresses[channel] === null)
  return (
    <>
      <p className="soft">{t('lead')}</p>
      {CHANNELS.map((channel) => (
        <Checkbox
          key={channel}
          name={channel}
          checked={subscriptions[channel]}
          disabled={busy || addresses[channel] === null}
          onChange={(isOn) => change({ channel, isOn })}
        >
          <span>{addresses[channel] === null ? t(`${channel}Missing`) : t(channel, { address: addresses[channel] })}</span>
        </Checkbox>
      ))}
      {refusal && <FormError>{errorText(Object.values(fieldCodesOf(refusal))[0] ?? codeOf(refusal) ?? 'UNKNOWN_ERROR')}</FormError>}
      <p className="small muted">{t('orders')}</p>
      {isMissing && <OverlayPageLink to="/profile">{t('toProfile')}</OverlayPageLink>}
    </>
  )
}
