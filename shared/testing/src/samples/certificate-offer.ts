import { GUEST, type User } from '@shop/contracts/account/common-data'
import { aPhoto } from '../builders.ts'

const { image_type: _, ...picture } = aPhoto({ base: 'certificates/silk' })
/** Answers and buyer of the page that sells certificates. */
export const offer = {
  designs: [
    { id: 1, name: 'Шёлк', picture },
    { id: 2, name: 'Жемчуг', picture: { ...picture, base: 'certificates/pearl' } },
  ],
  amounts: [3000, 5000, 10_000, 25_000],
  min: 1000,
  max: 200_000,
  today: '21.11.2026',
  lastSendDate: '21.11.2027',
  paymentMethod: { id: 13, code: 'payselection', isOnline: true, name: 'Картой или через СБП' },
}
export const anna: User = { ...GUEST, id: 1, isAuth: true, email: 'anna@example.com', confirmedPhone: '+79000000001' }
export const created = { result: true, depositId: '7K2M-9QXD', sum: 25_000_00, paymentUrl: 'https://pay.test/1' }
