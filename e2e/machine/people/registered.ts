import type { BrowserContext } from '@playwright/test'
import { HOSTS } from '../../environment.ts'
import { Guest } from './guest.ts'
import { codeSentTo, newPhone } from '../servers/sandbox.ts'
import type { Shop } from '../shop.ts'

/** Registers a new shopper, Анна Петрова or Anna Petrova, and signs this browser in by the API. */
export async function signInAnew(shop: Shop, context: BrowserContext, email?: string): Promise<{ guest: Guest; phone: string }> {
  const phone = newPhone('ru')
  const guest = new Guest(shop)
  await guest.arrive()
  await guest.call('POST', '/phone/send_code', { phone })
  await guest.call('POST', '/phone/confirm', { phone, code: await codeSentTo(phone) })
  await guest.arrive()
  const [name, surname] = shop.host === 'com' ? ['Anna', 'Petrova'] : ['Анна', 'Петрова']
  await guest.call('POST', '/registration', { phone, email, name, surname, agreement: true })
  await context.addCookies(guest.cookies.map(([name, value]) => ({ name, value, url: `http://${HOSTS[shop.host]}` })))
  return { guest, phone }
}

/** The same with an e-mail and a saved address, as after an order. Returns the address. */
export async function signInReturning(shop: Shop, context: BrowserContext): Promise<string> {
  const { guest } = await signInAnew(shop, context, 'anna.back@mail.example')
  await guest.arrive()
  const address = 'Москва, Лесная улица, 7'
  await guest.call('POST', '/profile/addresses', { address, apartment: '12' })
  return address
}
