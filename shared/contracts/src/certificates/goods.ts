import { isSizer } from '../catalog/rings/sizer.ts'

/** Address of the gift certificates of the catalogue. */
export const CERTIFICATES_PATH = '/catalog/certificates'

/** Whether a line of an order is a gift certificate. */
export const isCertificate = ({ url }: { url: string }) => url.startsWith(`${CERTIFICATES_PATH}/`)

/** Whether a line is a piece of jewelry: it has a size, a passport, a warranty. */
export const isPiece = (line: { url: string }) => !isCertificate(line) && !isSizer(line)
