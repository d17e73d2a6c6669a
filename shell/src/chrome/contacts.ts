import { useUnit } from 'effector-react'
import { $brand, $country } from '@shop/session'
import { contactsOf, type Contacts } from '@shop/contracts/shop/brand-face'

/** Phone and hours for the shopper's country. */
export function useContacts(): Contacts {
  const { brand, country } = useUnit({ brand: $brand, country: $country })
  return contactsOf(brand, country)
}
