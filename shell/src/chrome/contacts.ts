import { useUnit } from 'effector-react'
import { $country } from '@shop/session'
import { contactsOf, type Contacts } from '@shop/contracts/shop-contacts'

/** Phone and hours for the shopper's country. */
export function useContacts(): Contacts {
  return contactsOf(useUnit($country))
}
