import * as v from 'valibot'

/** `electronic` comes by e-mail or text message, `printed` in an envelope in the parcel [checkout.certificate-type]. */
export const CertificateType = v.picklist(['electronic', 'printed'])
export type CertificateType = v.InferOutput<typeof CertificateType>

/** Slug of the category whose goods are gift certificates. */
export const CERTIFICATES_CATEGORY = 'certificates'
