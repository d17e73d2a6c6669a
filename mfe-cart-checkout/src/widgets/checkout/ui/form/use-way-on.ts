import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { paymentAddress } from '@shop/contracts/orders/payment-address'
import { useNavigate } from '@shop/routing'
import { $placed, navigated } from '../../../../features/checkout/model/paying/placing.ts'

/** After the order: to the payment page, or to the thanks. */
export function useWayOn() {
  const { placed, went } = useUnit({ placed: $placed, went: navigated })
  const navigate = useNavigate()
  useEffect(() => {
    if (!placed) return
    const { id, paymentUrl } = placed
    went()
    if (paymentUrl === null) {
      navigate(`/order-success/${id}`, { replace: true })
      return
    }
    // Back from the bank's page must not lead to an empty checkout but to where the order can be paid.
    navigate(paymentAddress(id), { replace: true })
    location.assign(paymentUrl)
  }, [placed, went, navigate])
}
