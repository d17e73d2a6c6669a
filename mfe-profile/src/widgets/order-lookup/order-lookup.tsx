import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { CodeStep, NumberForm } from '@shop/flows/find-order'
import { Link, useNavigate } from '@shop/routing'
import { $user, popupClosed } from '@shop/session'
import { TITLE_ID } from '@shop/ui/popup'
import { $found, edited, finder, opened } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './order-lookup.module.css'

/** Finds an order by number and phone, without signing in. */
export function OrderLookup() {
  const t = useTexts()
  const { start, sent, needsPicture, user } = useUnit({
    start: opened,
    sent: finder.confirmation.$sent,
    needsPicture: finder.confirmation.captcha.$isNeeded,
    user: $user,
  })
  useEffect(() => start(), [start])
  useFound()
  return (
    <div className={styles['lookup']}>
      <div className={styles['head']}>
        <h2 className="h2" id={TITLE_ID}>
          {t('title')}
        </h2>
        <p className="soft">{t('why')}</p>
      </div>
      {sent && !needsPicture ? <CodeStep finder={finder} login={sent.login} t={t} /> : <Number />}
      {user.isAuth && (
        <p className="small">
          <Link to="/profile?section=ordersData" className="link">
            {t('ownOrders')}
          </Link>
        </p>
      )}
    </div>
  )
}

function Number() {
  const t = useTexts()
  const edit = useUnit(edited)
  return (
    <div onInput={() => edit(true)}>
      <NumberForm finder={finder} head={{ id: TITLE_ID, heading: null }} t={t} />
    </div>
  )
}

/** Found: closes the popup and opens the order's page. */
function useFound() {
  const navigate = useNavigate()
  const { found, close } = useUnit({ found: $found, close: popupClosed })
  useEffect(() => {
    if (!found) return
    close()
    navigate(found)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an order that was found is shown once
  }, [found])
}
