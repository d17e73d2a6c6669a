import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { $paymentUrl } from './model.ts'

/** Navigates to the bank's page once its URL is known. */
export function useBank() {
  const url = useUnit($paymentUrl)
  useEffect(() => {
    if (url) location.assign(url)
  }, [url])
}
