/** Address of the shop for a letter: encrypted everywhere but on this machine. */
export const originOf = (host: string) => `${/(^|\.)localhost(:\d+)?$|^127\./.test(host) ? 'http' : 'https'}://${host}`
