import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { paymentAddress } from '@shop/contracts/orders/payment/payment-address'
import { useNavigate } from '@shop/routing'
import { isAtComputer } from '#features/payment/by-qr.ts'
import { $placed, navigated } from '#features/checkout/model/paying/placing.ts'

/** Navigates to payment or thanks after the order. */
export function useNextPage() {
  const { placed, went } = useUnit({ placed: $placed, went: navigated })
  const navigate = useNavigate()
  useEffect(() => {
    if (!placed) return
    const { id, paymentUrl, isFastPayment } = placed
    went()
    if (paymentUrl === null) {
      navigate(`/order-success/${id}`, { replace: true })
      return
    }
    // Back from the bank's page opens the payment page instead of an empty checkout.
    navigate(paymentAddress(id), { replace: true })
    // There it is a QR code.
    if (!isFastPayment || !isAtComputer()) location.assign(paymentUrl)
  }, [placed, went, navigate])
}
