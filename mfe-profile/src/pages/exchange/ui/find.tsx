import { useUnit } from 'effector-react'
import { CodeStep, NumberForm } from '@shop/flows/find-order'
import { $number, finder } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import styles from '../page.module.css'

const FIND = 'exchange-find'

/** Somebody else's order, as far as this session knows: the phone is confirmed by a code. */
export default function Find() {
  const t = useTexts()
  const { number, sent, needsPicture } = useUnit({
    number: $number,
    sent: finder.confirmation.$sent,
    needsPicture: finder.confirmation.captcha.$isNeeded,
  })
  return (
    <div className={styles['find']}>
      {sent && !needsPicture ? (
        <CodeStep finder={finder} login={sent.login} t={t} />
      ) : (
        <NumberForm
          finder={finder}
          number={number}
          head={{
            id: FIND,
            heading: (
              <h2 className="h3" id={FIND}>
                {t('byNumberTitle')}
              </h2>
            ),
          }}
          t={t}
        />
      )}
    </div>
  )
}
