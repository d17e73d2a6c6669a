import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { $paymentUrl } from './model.ts'

/** Leaves for the bank's page as soon as its address is known. */
export function useBank() {
  const url = useUnit($paymentUrl)
  useEffect(() => {
    if (url) location.assign(url)
  }, [url])
}
