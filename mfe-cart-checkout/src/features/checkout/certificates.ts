import type { FullCartData } from '@shop/contracts/cart/full-cart'
import type { CertificateType } from '@shop/contracts/certificates/certificate-type'
import { phoneNumber } from '@shop/forms/fields/contact'
import { recipient } from '@shop/forms/fields/recipient'

/** Of the checkout form. */
interface CertificateFields {
  certificate_to: string
  certificate_message: string
  email: string
}

/** Whether certificates of this form are among the goods. */
export const hasCertificate = (cart: Pick<FullCartData, 'products'> | null, form: CertificateType) =>
  cart !== null && cart.products.some(({ certificate }) => certificate === form)

const addressOf = ({ certificate_to }: Pick<CertificateFields, 'certificate_to'>) => {
  const to = certificate_to.trim()
  return to.includes('@') ? { email: to, phone: '' } : { email: '', phone: to }
}

/** What is wrong with the recipient, who must be somebody else than the buyer. */
export const recipientFault = (values: CertificateFields) => recipient({ ...addressOf(values), ownEmail: values.email })

/** The bag decides the type [checkout.certificate-type]. */
export function certificateBody(values: CertificateFields, cart: Pick<FullCartData, 'products'> | null) {
  const [isSent, isPacked] = [hasCertificate(cart, 'electronic'), hasCertificate(cart, 'printed')]
  const { email, phone } = addressOf(values)
  return {
    certificate_type: isPacked ? ('printed' as const) : isSent ? ('electronic' as const) : null,
    ...(isSent && {
      certificate_email: email || null,
      certificate_phone: phone ? phoneNumber(phone) : null,
      certificate_message: values.certificate_message.trim() || null,
    }),
  }
}
