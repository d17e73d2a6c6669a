import { useUnit } from 'effector-react'
import { CHANNELS, type Channel, type Subscriptions } from '@shop/contracts/marketing/subscriptions'
import { phoneInWords } from '@shop/forms/fields/contact'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { Link } from '@shop/routing'
import { Checkbox } from '@shop/ui/checkbox'
import { useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { sectionAddress } from '#features/sections/sections.ts'
import { $consentRefusal, consentChosen } from '../../model/account/subscriptions.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './topics.module.css'

type TopicRow = Subscriptions['topics'][number]

/** Nothing is sent by push: its box is there only for who has agreed to it, to take that back [marketing.no-idle-channel]. */
const channelsOf = (known: TopicRow) => CHANNELS.filter((channel) => channel !== 'push' || known.push.given)

/** Topics by channel: each box is a consent, saved at once. */
export function Topics({ subscriptions }: { subscriptions: Subscriptions }) {
  const t = useTexts()
  const errorText = useErrorText()
  const refusal = useUnit($consentRefusal)
  const { email, phone, isEmailConfirmed, topics } = subscriptions
  const lacks: Record<Channel, boolean> = { mail: email === null || !isEmailConfirmed, sms: phone === null, push: false }
  const code = Object.values(fieldCodesOf(refusal)).find(Boolean) ?? formCodeOf(refusal)
  return (
    <div className={styles['topics']}>
      <p className="soft">{t('topicsText')}</p>
      {lacks.mail && (
        <Note>
          {email === null ? t('noMail') : t('mailUnconfirmed', { email })}{' '}
          <Link className="link" to={sectionAddress('personalData')}>
            {t('openPersonal')}
          </Link>
        </Note>
      )}
      {code && (
        <div role="alert">
          <Note danger>{errorText(code)}</Note>
        </div>
      )}
      {topics.map((known) => (
        <Topic key={known.topic} known={known} lacks={lacks} />
      ))}
      <p className="small muted">
        {[
          email !== null && isEmailConfirmed && t('mailGoes', { email }),
          phone !== null && t('smsGoes', { phone: phoneInWords(phone) }),
          topics.some(({ push }) => push.given) && t('pushLater'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  )
}

function Topic({ known, lacks }: { known: TopicRow; lacks: Record<Channel, boolean> }) {
  const t = useTexts()
  const locale = useLocale()
  const choose = useUnit(consentChosen)
  const { topic } = known
  const given = CHANNELS.flatMap((channel) => {
    const { at } = known[channel]
    return known[channel].given && at !== null ? [`${t(`by_${channel}`)}\u00a0— ${dateInWords(at, locale)}`] : []
  })
  return (
    <fieldset className={styles['topic']} aria-describedby={`${topic}-about`}>
      <legend>{t(`topic_${topic}`)}</legend>
      <p className="small muted" id={`${topic}-about`}>
        {t(`about_${topic}`)}
      </p>
      <div className={styles['channels']}>
        {channelsOf(known).map((channel) => (
          <Checkbox
            key={channel}
            name={`${topic}-${channel}`}
            checked={known[channel].given}
            disabled={lacks[channel] && !known[channel].given}
            onChange={(isGiven) => choose({ topic, channel, given: isGiven })}
          >
            {t(`by_${channel}`)}
          </Checkbox>
        ))}
      </div>
      {given.length > 0 && <p className="floor muted">{t('agreed', { channels: given.join(', ') })}</p>}
    </fieldset>
  )
}
