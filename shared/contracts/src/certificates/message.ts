/** Characters of the words that come with a certificate. */
export const CERTIFICATE_MESSAGE_MAX = 300
