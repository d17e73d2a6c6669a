import { useUnit } from 'effector-react'
import { $country } from '@shop/session'
import { brand, type Contacts } from '../brand.ts'

/** Phone and hours for the shopper's country. */
export function useContacts(): Contacts {
  const country = useUnit($country)
  return brand.contacts[country] ?? brand.contacts.other
}
