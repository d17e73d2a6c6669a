/** Address of the gift certificates of the catalogue. */
export const CERTIFICATES_PATH = '/catalog/certificates'

/** Whether a line of an order is a gift certificate. */
export const isCertificate = ({ url }: { url: string }) => url.startsWith(`${CERTIFICATES_PATH}/`)
