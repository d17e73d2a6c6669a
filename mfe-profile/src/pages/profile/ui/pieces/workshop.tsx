import { type RefObject, Suspense, useEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import type { Passport, RequestKind, RequestStatus } from '@shop/contracts/account/passports'
import { phoneInWords } from '@shop/forms/fields/contact'
import { useLocale } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import { $user } from '@shop/session'
import { Button, part } from '@shop/ui'
import { Note } from '@shop/ui/note'
import { Skeleton } from '@shop/ui/states'
import { $formKind, formChosen } from '../../model/orders/pieces.ts'
import { useTexts } from '../../texts/index.ts'
import type { WishFormProps } from './wish-form.tsx'
import styles from './piece.module.css'
import status from '../status/status.module.css'

const WishForm = part<WishFormProps>(() => import(/* webpackChunkName: "wish-form", webpackFetchPriority: "auto" */ './wish-form.tsx'))

const TONES: Record<RequestStatus, string | undefined> = { new: status['going'], inWork: status['going'], ready: status['good'] }

/** Resize and repair requests with a form. */
export function Workshop({ piece: { requests, canResize } }: { piece: Passport }) {
  const t = useTexts()
  const { user, form: kind, choose } = useUnit({ user: $user, form: $formKind, choose: formChosen })
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfter(kind, heading)
  const isOpen = (one: RequestKind) => requests.some((request) => request.kind === one && request.status !== 'ready')
  const kinds = (['resize', 'repair'] as const).filter((one) => (one === 'repair' || canResize) && !isOpen(one))
  return (
    <section className={styles['section']} aria-labelledby="workshop" data-not-printed="">
      <h3 className="h3" id="workshop" tabIndex={-1} ref={heading}>
        {t('workshop')}
      </h3>
      {requests.length > 0 && <Requests requests={requests} />}
      {!user.phone ? (
        <Note>{t('needPhone')}</Note>
      ) : kind ? (
        <Suspense fallback={<Skeleton height="180px" />}>
          <WishForm key={kind} kind={kind} />
        </Suspense>
      ) : (
        kinds.length > 0 && (
          <>
            <p className="small soft">{t('workshopText', { phone: phoneInWords(user.phone) })}</p>
            <div className={styles['row']}>
              {kinds.map((one) => (
                <Button key={one} look="line" small onClick={() => choose(one)}>
                  {t(`ask_${one}`)}
                </Button>
              ))}
            </div>
          </>
        )
      )}
    </section>
  )
}

/** The focused form is removed: focuses the heading. */
function useFocusAfter(kind: RequestKind | null, heading: RefObject<HTMLHeadingElement | null>) {
  const before = useRef(kind)
  useEffect(() => {
    if (before.current !== null && kind === null) heading.current?.focus()
    before.current = kind
  }, [kind, heading])
}

function Requests({ requests }: Pick<Passport, 'requests'>) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <ul className={styles['requests']} aria-label={t('requests')}>
      {requests.map(({ id, kind, wish, status: at, createdAt }) => (
        <li key={id}>
          <span>{t(`request_${kind}`)}</span>
          <span className={`${status['status']} ${TONES[at]}`}>{t(`request_${at}`)}</span>
          <p className="small">{wish}</p>
          <span className="small muted">{dayInWords(createdAt, locale, { year: false })}</span>
        </li>
      ))}
    </ul>
  )
}
