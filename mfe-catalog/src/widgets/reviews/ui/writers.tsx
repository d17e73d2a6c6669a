import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { useNavigate } from '@shop/routing'
import { $user } from '@shop/session'
import { ButtonLink, Icon } from '@shop/ui'
import { $opensOrders, ordersOpened, writingWanted } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import styles from './writers.module.css'

const ORDERS = '/profile?section=ordersData'

/** Explains who can write a review, with the way to their orders: a guest signs in first, and is told why. */
export function Writers() {
  const t = useTexts()
  const navigate = useNavigate()
  const { user, opensOrders, opened, want } = useUnit({
    user: $user,
    opensOrders: $opensOrders,
    opened: ordersOpened,
    want: writingWanted,
  })
  useEffect(() => {
    if (!opensOrders) return
    opened()
    navigate(ORDERS)
  }, [opensOrders, opened, navigate])
  return (
    <div className={styles['writers']}>
      <p className="small muted">{t('writers')}</p>
      <ButtonLink
        to={ORDERS}
        look="line"
        small
        onClick={(event) => {
          if (user.isAuth) return
          event.preventDefault()
          want(t('signInWhy'))
        }}
      >
        <Icon name="edit" size="s" />
        {t('write')}
      </ButtonLink>
    </div>
  )
}
