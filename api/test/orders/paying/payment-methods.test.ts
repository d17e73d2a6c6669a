import { paymentMethodsOf } from '../../../src/buying/cart/payment-methods.ts'

const asked = { empty: false, currency: 'RUB', locale: 'ru', dueSum: 5_000_00, hasCertificates: false, offered: null } as const
const kinds = (changes: Partial<Parameters<typeof paymentMethodsOf>[0]>) =>
  paymentMethodsOf({ ...asked, ...changes }).methods.map(({ type }) => type)

test('a bag with certificates has no installments and gives the reason [payment.instalments-not-for-certificates]', () => {
  expect(kinds({})).toContain('instalments')
  expect(kinds({ hasCertificates: true })).toStrictEqual(['card', 'fastPayment'])
  expect(paymentMethodsOf({ ...asked, hasCertificates: true }).restrictions).toHaveLength(1)
})

test('abroad a bag is paid by card or on receipt', () => {
  expect(kinds({ currency: 'USD', locale: 'en' })).toStrictEqual(['card', 'onReceipt'])
})

test('no payment method is needed when nothing is due', () => {
  expect(kinds({ dueSum: 0 })).toStrictEqual([])
})
